import { CheckerApp } from '../../features/checker/CheckerApp.tsx';
import { HouseAdvert } from '../../features/site/adverts/HouseAdvert.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { usePage } from '../payload/payload.ts';

/** Its own document with its own policy; the checker in it is the same. */
export default function CheckerAi() {
  const page = usePage('checker');
  return (
    <>
      <h1>
        <VisuallyHidden>{page.ai.title}</VisuallyHidden>
      </h1>
      <CheckerApp variant="ai" advert={<HouseAdvert place="panel" />} />
    </>
  );
}
