import { AccountNotices } from './AccountNotices.tsx';
import { AsideNotice } from './AsideNotice.tsx';
import { LanguageOffer } from './LanguageOffer.tsx';

/** Notices that hardly anybody sees: loaded together when there is a reason for one of them. */
export function LaterNotices(reasons: { offer: boolean; ended: boolean; degraded: boolean; aside: boolean }) {
  const { offer, ended, degraded, aside } = reasons;
  return (
    <>
      {offer && <LanguageOffer />}
      <AccountNotices ended={ended} degraded={degraded} />
      {aside && <AsideNotice />}
    </>
  );
}
