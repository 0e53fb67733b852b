import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Corrected, MadeFix } from '../../../services/drafts/draft.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import edits from '../side/edit.module.css';
import styles from './Changes.module.css';
import { FixWhy, FixWords } from './FixParts.tsx';
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
      {opened && <FixWhy fix={opened} turn={looking.turn} />}
    </div>
  );
}

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
      className={cx(styles.change, edits.edit)}
      data-back={isPutBack || undefined}
      aria-label={label}
      aria-expanded={opened === fix}
      onClick={() => open(fix)}
    >
      <FixWords fix={fix} />
    </button>
  );
}
