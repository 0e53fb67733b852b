// Makes the service worker cache only this site's responses, never a captive portal's page. Workbox calls these as parts of
// its strategies. Invariant: nothing foreign reaches a cache; where a kept copy exists it is served instead.
import { isPage, NETWORK_SIGN_IN } from './foreignPage.ts';

/** What workbox hands over; `state` is one object for the whole of a request. */
interface Fetched {
  request: Request;
  response: Response;
  state?: Record<string, unknown>;
}

/** Each page of this site carries this block (src/routes/payload/pageState.ts); no other page does. */
const MARK = 'id="page-state"';

const isOwnPage = async (response: Response) => (await response.clone().text()).includes(MARK);

const asksForPage = ({ url }: Request) => /(\/|\.html)$/.test(new URL(url).pathname);

/** For files and data: a page in their place counts as no answer; without a kept copy the asker is told by the status. */
export const filesOnly = {
  async fetchDidSucceed({ response, state }: Fetched): Promise<Response> {
    if (!response.ok || !isPage(response)) return response;
    if (state) state['foreign'] = true;
    throw new Error('A page came in the place of a file');
  },
  async handlerDidError({ state }: Pick<Fetched, 'state'>): Promise<Response | undefined> {
    return state?.['foreign'] ? new Response(null, { status: NETWORK_SIGN_IN }) : undefined;
  },
};

/** For pages that are shown as they arrive: only our own are kept. */
export const ownPagesKept = {
  async cacheWillUpdate({ response }: Pick<Fetched, 'response'>): Promise<Response | null> {
    return response.status === 200 && (await isOwnPage(response)) ? response : null;
  },
};

/** For precaching: accepts all files only if all of them are ours. */
export const ownFilesOnly = {
  async fetchDidSucceed({ request, response }: Fetched): Promise<Response> {
    if (!response.ok || !isPage(response)) return response;
    if (asksForPage(request) && (await isOwnPage(response))) return response;
    throw new Error('Something else than this site answered');
  },
};
