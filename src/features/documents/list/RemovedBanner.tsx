import { LARGEST_UPLOAD } from '../../../services/cloud/quota.ts';
import type { RemovedNotice } from '../../../services/cloud/room.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { seeRemoved } from '../effects.ts';
import { formatSize } from '../format.ts';
import { useDocumentsText } from '../useText.ts';

/** Lists what the server had no room for, until the user has seen it. */
export function RemovedBanner({ removed }: { removed: readonly RemovedNotice[] }) {
  const { t, language } = useDocumentsText();
  const list = new Intl.ListFormat(language);
  const size = formatSize(LARGEST_UPLOAD, language);
  return (['quota', 'size'] as const).map((reason) => {
    const names = removed.filter((one) => one.reason === reason).map(({ name }) => name || t('removed.other'));
    return (
      names.length > 0 && (
        <Banner key={reason} closeLabel={t('close')} onClose={() => void seeRemoved()}>
          {t(`removed.${reason}`, { names: list.format(names), size })}
        </Banner>
      )
    );
  });
}
