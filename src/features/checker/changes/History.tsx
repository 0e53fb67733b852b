import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Corrected, MadeFix } from '../../../services/drafts/draft.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { around } from '../side/around.ts';
import edits from '../side/edit.module.css';
import styles from './Changes.module.css';
import { FixWhy, FixWords } from './FixParts.tsx';
import { type FixStep, stepsOf } from './fixLog.ts';

/** So many corrections are shown at first, and more of them with each press. */
const AT_ONCE = 150;

/** The words beside a correction in its paragraph. */
function besideOf(text: string, { start, end }: MadeFix) {
  const next = text.indexOf('\n', end);
  return around(text.slice(text.lastIndexOf('\n', start - 1) + 1, start), text.slice(end, next < 0 ? undefined : next));
}

/** The time; the day as well unless it is today. */
function timeIn(locale: string, at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const day = isToday ? {} : { dateStyle: 'medium' as const };
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...day }).format(at);
}

/** When a step was made and who offered it. */
function StepHead({ step: { at, by } }: { step: FixStep }) {
  const { t, i18n } = useTranslation('changes');
  const who = by?.startsWith('host ') ? by.slice('host '.length) : by && t(`by.${by as 'checker'}`);
  return (
    <h3 lang={i18n.language}>
      {at === undefined ? t('noTime') : <time dateTime={new Date(at).toISOString()}>{timeIn(i18n.language, at)}</time>}
      {who && <span>{who}</span>}
    </h3>
  );
}

/** The corrections in the order in which they were made, the latest first: when, who offered them, why, and the way back. */
export function History({
  corrected: { text, fixes },
  language,
  turn,
}: {
  corrected: Corrected;
  language?: string | undefined;
  turn(fix: MadeFix): void;
}) {
  const { t } = useTranslation('changes');
  const [most, setMost] = useState(AT_ONCE);
  const steps = stepsOf(fixes, most);
  return (
    <>
      <ol className={styles.history} aria-label={t('side.order')}>
        {steps.map((step) => (
          <li key={`${step.at} ${step.by}`}>
            <StepHead step={step} />
            {step.fixes.map((fix, index) => {
              const { lead, rest } = besideOf(text, fix);
              return (
                // Where a correction stands changes when another is put back; its place in its step does not.
                <div key={index} className={styles.entry}>
                  <p className={edits.edit} lang={language}>
                    {lead}
                    <span className={cx(fix.isPutBack && styles.back)}>
                      <FixWords fix={fix} />
                    </span>
                    {rest}
                  </p>
                  <FixWhy fix={fix} turn={turn} />
                </div>
              );
            })}
          </li>
        ))}
      </ol>
      {fixes.length > most && (
        <Button icon="chevron-down" onClick={() => setMost(most + AT_ONCE)}>
          {t('moreOrder')}
        </Button>
      )}
    </>
  );
}
