import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { settingsStore } from '../../../services/settings.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Sort } from '../../../ui/controls/Sort.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useController } from '../controller.ts';
import { formatNumber } from '../status/format.ts';
import { SwitchedOff } from '../status/SwitchedOff.tsx';
import { useChecker } from '../store.ts';
import styles from './Panel.module.css';
import { PanelNote } from './PanelNote.tsx';
import { countsByLook, looks, panelView, shownMarks } from './selectors.ts';

/** Nothing is told if it cannot be loaded: the command for it says so. */
const LetterCard = lazy(() =>
  import('../letter/load.ts').then(({ loadLetter }) => loadLetter('LetterCard')).catch(() => ({ default: () => null })),
);

const IssueList = lazy(async () => ({ default: (await import('./IssueList.tsx')).IssueList }));

/** Which kinds are listed: all, or one. Kinds that do not occur are not offered. */
function Filters() {
  const { t, i18n } = useTranslation();
  const controller = useController();
  const counts = useChecker(countsByLook);
  const filter = useChecker((state) => state.filter);
  const present = looks.filter((look) => counts[look] > 0 || look === filter);
  if (present.length < 2 && filter === null) return null;
  const set = (look: typeof filter) => () => controller.act((session) => session.filter(look));
  return (
    <div className={styles.filters} role="group" aria-label={t('issues.show')}>
      <button type="button" className={styles.chip} aria-pressed={filter === null} onClick={set(null)}>
        {t('issues.all')}
      </button>
      {present.map((look) => {
        const name = t('issues.filter', { category: t(`issues.category.${look}`), count: counts[look] });
        return (
          <button
            key={look}
            type="button"
            className={styles.chip}
            aria-pressed={filter === look}
            data-tip={t(`issues.category.${look}`)}
            onClick={set(filter === look ? null : look)}
          >
            <Sort shape={look} />
            <VisuallyHidden>{name}</VisuallyHidden>
            <span aria-hidden="true">{formatNumber(counts[look], i18n.language)}</span>
          </button>
        );
      })}
    </div>
  );
}

/** The findings of the chosen kinds; an address may select a kind that the text does not contain. */
function Findings() {
  const { t } = useTranslation();
  const some = useChecker((state) => shownMarks(state).length > 0);
  if (!some) return <p className={styles.nothing}>{t('issues.noneOfKind')}</p>;
  return (
    <Suspense>
      <IssueList />
    </Suspense>
  );
}

/** The way to what was corrected so far. */
function Corrected() {
  const { t } = useTranslation();
  const controller = useController();
  const count = useChecker((state) => state.corrected);
  if (count === 0) return null;
  return (
    <Button variant="act" icon="file-earmark-text" onClick={() => controller.run('changes')}>
      {t('issues.corrected', { count })}
    </Button>
  );
}

/** What to see to before a letter is sent; on a phone a bar leads there. */
function Letter() {
  const isOn = useStore(settingsStore, (settings) => settings.letters);
  const shown = useChecker(({ started, length, surface }) => started && length > 0 && surface === 'popover');
  if (!isOn || !shown) return null;
  return (
    <Suspense>
      <LetterCard />
    </Suspense>
  );
}

/** The panel beside the text: what was found, or why nothing is listed. It never changes the text itself. */
export function Panel({ advert }: { advert?: ReactNode }) {
  const { t } = useTranslation();
  const view = useChecker(panelView);
  const count = useChecker((state) => state.marks.length);
  const covered = useChecker((state) => state.side !== null);
  const listed = count > 0 && (view === 'issues' || view === 'long');
  return (
    <aside className={styles.panel} aria-label={t('checker.panel')} hidden={covered} data-print="hide">
      {view !== 'issues' && <PanelNote view={view} />}
      <Corrected />
      <Letter />
      <SwitchedOff />
      {listed && (
        <>
          {view === 'issues' && <h2 className={styles.head}>{t('issues.count', { count })}</h2>}
          <Filters />
          <Findings />
        </>
      )}
      <p className={styles.live} role="status">
        {view === 'issues' ? t('issues.count', { count }) : view === 'none' ? t('issues.noneTitle') : ''}
      </p>
      {advert}
    </aside>
  );
}
