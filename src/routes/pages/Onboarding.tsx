import { Onboarding as Steps } from '../../features/help/Onboarding.tsx';
import { pathOf } from '../navigation/pathOf.ts';
import { usePage } from '../payload/payload.ts';

export default function Onboarding() {
  const page = usePage('onboarding');
  return (
    <div className="wrap">
      <Steps key={page.sample.wrong} texts={page} checker={pathOf('checker')} />
    </div>
  );
}
