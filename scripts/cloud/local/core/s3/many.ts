// DeleteObjects: many keys in one request, each handled independently.
import { xml } from '../answers.ts';
import { fail } from '../errors.ts';
import { type Action, keyText, NAMESPACE, type ObjectCall, unescapeMarkup } from './action.ts';
import { demandDigest, receive } from './body.ts';
import { NO_KEY, NOT_HELD, removalRefusal } from './conditions.ts';

const MOST_KEYS = 1000;

interface Named {
  key: string;
  version: string | undefined;
  etag: string | undefined;
}

const element = (content: string, name: string) => {
  const found = new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(content)?.[1];
  return found === undefined ? undefined : unescapeMarkup(found);
};

function readRequest(body: string): { quiet: boolean; named: Named[] } {
  const objects = [...body.matchAll(/<Object>(.*?)<\/Object>/gs)].map(([, content = '']) => ({
    key: element(content, 'Key') ?? '',
    version: element(content, 'VersionId'),
    etag: element(content, 'ETag'),
  }));
  const broken = !/<Delete[\s>]/.test(body) || objects.some(({ key }) => key === '');
  if (broken || objects.length === 0 || objects.length > MOST_KEYS) {
    fail('MalformedXML', 'The XML you provided was not well-formed or did not validate against our published schema');
  }
  return { quiet: element(body, 'Quiet')?.trim() === 'true', named: objects };
}

/** Why a key cannot be removed; undefined if it can. */
function refusal(
  { may, objects }: ObjectCall,
  { key, version, etag }: Named,
): [code: string, message: string] | undefined {
  if (!may('s3:DeleteObject', key)) return ['AccessDenied', 'Access Denied'];
  if (version !== undefined && version !== 'null') return ['NoSuchVersion', 'The specified version does not exist.'];
  const refused = removalRefusal(etag, objects.get(key));
  return refused && [refused, refused === 'NoSuchKey' ? NO_KEY : NOT_HELD];
}

/** DeleteObjects. With Quiet, only failures are listed. */
export const deleteObjects: Action = async (request) => {
  const { call, objects } = request;
  demandDigest(call);
  const { bytes } = await receive(call);
  const { quiet, named } = readRequest(new TextDecoder().decode(bytes));
  const results = named.map((one) => {
    const name = `<Key>${keyText(one.key)}</Key>`;
    const refused = refusal(request, one);
    if (refused) return `<Error>${name}<Code>${refused[0]}</Code><Message>${refused[1]}</Message></Error>`;
    objects.remove(one.key);
    return quiet ? '' : `<Deleted>${name}</Deleted>`;
  });
  return xml(`<DeleteResult xmlns="${NAMESPACE}">${results.join('')}</DeleteResult>`);
};
