import { useTranslation } from 'react-i18next';
import type { LanguageStyle, TextRange, TextStatistics } from '../../../engine/index.ts';
import { languageName } from '../../../services/textLanguages.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import parts from './parts.module.css';
import { useAwaitedGrammar } from './useAwaitedGrammar.ts';
import { WordBars } from './WordBars.tsx';

type Jump = (places: readonly TextRange[]) => void;
const FEW = 8;

/** Passives and fillers of the sentences in one language. */
function OfLanguage({ of: style, jump }: { of: LanguageStyle; jump: Jump }) {
  const { t, i18n } = useTranslation('statistics');
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 });
  const fillers = style.fillers.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <p className={parts.line}>
        {t('style.passives', {
          number: style.passiveSentences,
          of: style.sentencesRead,
          share: percent.format(style.passiveSentences / style.sentencesRead),
        })}
        {style.passives.length > 0 && (
          <Button small data-print="hide" onClick={() => jump(style.passives)}>
            {t('style.nextPassive')}
          </Button>
        )}
      </p>
      <p className={parts.line}>
        {t('style.fillers', { number: fillers, share: percent.format(fillers / Math.max(1, style.words)) })}
      </p>
      {style.fillers.length > 0 && (
        <WordBars label={t('style.fillerList')} uses={style.fillers.slice(0, FEW)} jump={jump} />
      )}
    </>
  );
}

/** What makes a text heavier than it need be. Absent for a language whose grammar has not come. */
export function Style({ statistics, jump }: { statistics: TextStatistics; jump: Jump }) {
  const { t, i18n } = useTranslation('statistics');
  const awaited = useAwaitedGrammar(statistics);
  const read = statistics.languages.filter(({ sentencesRead }) => sentencesRead > 0);
  return (
    <section className={parts.part} aria-labelledby="statistics-style">
      <h3 id="statistics-style">{t('style.title')}</h3>
      {awaited && <p className={parts.hint}>{awaited}</p>}
      {read.map((style) => (
        <div key={style.language} className={parts.language}>
          {read.length > 1 && <h4>{languageName(style.language, i18n.language)}</h4>}
          <OfLanguage of={style} jump={jump} />
        </div>
      ))}
    </section>
  );
}
