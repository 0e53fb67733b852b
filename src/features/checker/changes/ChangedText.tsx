import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Corrected, MadeFix } from '../../../services/drafts/draft.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import styles from './Changes.module.css';
import { shownText } from './fixLog.ts';
import { type Block, blocksOf, type Piece, textBefore } from './paragraphs.ts';

/** What of the text is shown. */
export type Side = 'both' | 'before' | 'after';

/** So many paragraphs with corrections are shown at first, and more of them with each press. */
const AT_ONCE = 150;

interface Looking {
  readonly opened: MadeFix | null;
  open(fix: MadeFix): void;
  /** Puts a correction back or makes it again; absent where the text is only shown. */
  turn?: ((fix: MadeFix) => void) | undefined;
}

/** A text whose every correction can be looked at: the old words struck out, the new ones beside them. */
export function ChangedText({
  corrected: { text, fixes },
  side,
  language,
  turn,
}: {
  corrected: Corrected;
  side: Side;
  language?: string | undefined;
  turn?: Looking['turn'];
}) {
  const { t } = useTranslation('changes');
  const [at, setAt] = useState<number | null>(null);
  const [most, setMost] = useState(AT_ONCE);
  if (side !== 'both') {
    const whole = side === 'before' ? textBefore(text, fixes) : text;
    return (
      <div className={styles.whole} lang={language}>
        {whole}
      </div>
    );
  }
  const blocks = blocksOf(text, fixes);
  const looking: Looking = {
    opened: fixes.find(({ start }) => start === at) ?? null,
    open: ({ start }) => setAt(start === at ? null : start),
    turn,
  };
  const shown = blocks.slice(0, most);
  return (
    <div className={styles.text} lang={language}>
      {shown.map((block) =>
        block.kind === 'same' ? (
          <Same key={block.at} block={block} />
        ) : (
          <Changed key={block.at} pieces={block.pieces} looking={looking} />
        ),
      )}
      {shown.length < blocks.length && (
        <Button icon="chevron-down" onClick={() => setMost(most + AT_ONCE)}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

/** Paragraphs without corrections, folded away. */
function Same({ block: { count, text } }: { block: Extract<Block, { kind: 'same' }> }) {
  const { t, i18n } = useTranslation('changes');
  return (
    <details className={styles.same}>
      <summary lang={i18n.language}>{t('same', { count })}</summary>
      <div className={styles.whole}>{text}</div>
    </details>
  );
}

function Changed({ pieces, looking }: { pieces: readonly Piece[]; looking: Looking }) {
  const opened = pieces.find(({ fix }) => fix !== undefined && fix === looking.opened)?.fix;
  return (
    <div className={styles.paragraph}>
      <p>
        {pieces.map((piece) =>
          piece.fix ? (
            <Change key={`fix ${piece.at}`} fix={piece.fix} looking={looking} />
          ) : (
            <span key={piece.at}>{piece.text}</span>
          ),
        )}
      </p>
      {opened && <Why fix={opened} turn={looking.turn} />}
    </div>
  );
}

/** A space alone is shown by its sign. */
const visible = (words: string): string => (words.trim() === '' ? words.replaceAll(' ', '␣') : words);

function Change({ fix, looking: { opened, open } }: { fix: MadeFix; looking: Looking }) {
  const { t } = useTranslation('changes');
  const { before, after, isPutBack } = fix;
  const label = isPutBack
    ? t('wasPutBack', { before })
    : before === ''
      ? t('added', { after })
      : after === ''
        ? t('removed', { before })
        : t('became', { before, after });
  return (
    <button
      type="button"
      className={styles.change}
      data-back={isPutBack || undefined}
      aria-label={label}
      aria-expanded={opened === fix}
      onClick={() => open(fix)}
    >
      {isPutBack ? (
        visible(shownText(fix))
      ) : (
        <>
          {before !== '' && <del>{visible(before)}</del>}
          {after !== '' && <ins>{visible(after)}</ins>}
        </>
      )}
    </button>
  );
}

/** Why a word was corrected, and the way back. */
function Why({ fix, turn }: { fix: MadeFix; turn: Looking['turn'] }) {
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
