import { useTranslation } from 'react-i18next';
import type { MadeFix } from '../../../services/drafts/draft.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import styles from './Changes.module.css';
import { shownText } from './fixLog.ts';

/** A space alone is shown by its sign. */
const visible = (words: string): string => (words.trim() === '' ? words.replaceAll(' ', '␣') : words);

/** The old words struck out and the new ones beside them; one that was put back as it stands. */
export function FixWords({ fix }: { fix: MadeFix }) {
  const { before, after, isPutBack } = fix;
  if (isPutBack) return visible(shownText(fix));
  return (
    <>
      {before !== '' && <del>{visible(before)}</del>}
      {after !== '' && <ins>{visible(after)}</ins>}
    </>
  );
}

/** Why a word was corrected, and the way back; none where the text is only shown. */
export function FixWhy({ fix, turn }: { fix: MadeFix; turn?: ((fix: MadeFix) => void) | undefined }) {
  const { t, i18n } = useTranslation('changes');
  return (
    <div className={styles.why} lang={i18n.language}>
      <span>{fix.reason || t('noReason')}</span>
      {turn && (
        <Button small icon={fix.isPutBack ? 'check-lg' : 'arrow-counterclockwise'} onClick={() => turn(fix)}>
          {t(fix.isPutBack ? 'again' : 'putBack')}
        </Button>
      )}
    </div>
  );
}
