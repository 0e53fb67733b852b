import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../../ui/controls/Disclosure.tsx';
import { READING, SPEAKING } from './Figures.tsx';
import parts from './parts.module.css';

const PARTS = ['sentences', 'syllables', 'words', 'near', 'passives', 'fillers'] as const;

/** How each figure comes about, so that it can be checked. */
export function HowCounted() {
  const { t } = useTranslation('statistics');
  return (
    <div className={parts.how}>
      <Disclosure summary={t('how.title')}>
        <p>{t('how.times', { reading: READING, speaking: SPEAKING })}</p>
        {PARTS.map((part) => (
          <p key={part}>{t(`how.${part}`)}</p>
        ))}
      </Disclosure>
    </div>
  );
}
