import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextRange, TextStatistics } from '../../../engine/index.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { formatNumber } from '../status/format.ts';
import parts from './parts.module.css';
import { useAwaitedGrammar } from './useAwaitedGrammar.ts';
import { WordBars, WordChips } from './WordBars.tsx';

const FEW = 8;

/** How varied the words are, which are used most, and which come again too soon. */
export function Vocabulary({
  statistics,
  jump,
}: {
  statistics: TextStatistics;
  jump(places: readonly TextRange[]): void;
}) {
  const { t, i18n } = useTranslation('statistics');
  const awaited = useAwaitedGrammar(statistics);
  const [all, setAll] = useState(false);
  const { vocabulary, words, repetitions } = statistics;
  if (vocabulary.words === 0) return null;
  const locale = i18n.language;
  const number = (value: number) => formatNumber(value, locale);
  const share = new Intl.NumberFormat(locale, { style: 'percent' }).format(vocabulary.different / vocabulary.words);
  const average = vocabulary.movingAverage;
  return (
    <>
      <section className={parts.part} aria-labelledby="statistics-words">
        <h3 id="statistics-words">{t('words.title')}</h3>
        {words.length > 0 ? (
          <WordBars label={t('words.title')} uses={all ? words : words.slice(0, FEW)} jump={jump} />
        ) : (
          <p className={parts.hint}>{awaited ?? t('words.none')}</p>
        )}
        {words.length > FEW && (
          <Button small variant="quiet" aria-expanded={all} data-print="hide" onClick={() => setAll(!all)}>
            {all ? t('fewer') : t('more', { number: words.length })}
          </Button>
        )}
        <p className={parts.hint}>
          {t('vocabulary.different', { number: number(vocabulary.different), of: number(vocabulary.words), share })}{' '}
          {average !== null &&
            t('vocabulary.average', {
              number: Math.round(average * 50),
              value: new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(average),
            })}
        </p>
      </section>
      {!awaited && (
        <section className={parts.part} aria-labelledby="statistics-near">
          <h3 id="statistics-near">{t('near.title')}</h3>
          {repetitions.length > 0 ? (
            <WordChips label={t('near.title')} uses={repetitions.slice(0, FEW)} jump={jump} />
          ) : (
            <p className={parts.hint}>{t('near.none')}</p>
          )}
        </section>
      )}
    </>
  );
}
