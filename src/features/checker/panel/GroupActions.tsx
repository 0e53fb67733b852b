import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Issue } from '../../../engine/index.ts';
import { languageName } from '../../../services/textLanguages.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useController } from '../controller.ts';
import { useChecker } from '../store.ts';
import styles from './Issue.module.css';
import type { Mark } from './issueIndex.ts';
import { placesOf } from './selectors.ts';

/** So many places are shown at once; the others on request. */
const FEW_PLACES = 8;
/** Characters of the text shown on each side of a place. */
const AROUND = 14;

/** The places of what the text writes in two ways, each a way there. */
export function GroupPlaces({ mark, from }: { mark: Mark; from: 'keyboard' | 'list' }) {
  const { t } = useTranslation();
  const controller = useController();
  const marks = useChecker((state) => state.marks);
  const current = useChecker((state) => state.current);
  const [showsAll, setShowsAll] = useState(false);
  const places = placesOf(marks, mark);
  if (places.length < 2) return null;
  const shown = showsAll ? places : places.slice(0, FEW_PLACES);
  return (
    <div role="group" aria-label={t('issues.places')}>
      <ul className={styles.places}>
        {shown.map(({ id, issue }) => {
          const around = controller.session?.around(id, AROUND);
          return (
            <li key={id}>
              <button
                type="button"
                lang={issue.language}
                aria-current={id === current ? 'true' : undefined}
                onClick={() => controller.act((session) => session.show(id, from))}
              >
                {around?.before}
                <b>{issue.text}</b>
                {around?.after}
              </button>
            </li>
          );
        })}
      </ul>
      {shown.length < places.length && (
        <Button variant="act" icon="chevron-down" aria-expanded={false} onClick={() => setShowsAll(true)}>
          {t('issues.placesCount', { count: places.length })}
        </Button>
      )}
    </div>
  );
}

/** What can be done about it: one way everywhere, or both as they are. */
export function GroupActions({ mark: { id, issue } }: { mark: Mark }) {
  const { t, i18n } = useTranslation();
  const { act } = useController();
  const { group } = issue;
  if (!group) return null;
  const isWord = issue.rule.startsWith('spelling.');
  const label = (form: string) =>
    isWord
      ? t('issues.unifyVariety', { form: languageName(form as Issue['language'], i18n.language) })
      : t('issues.unify', { form });
  return (
    <>
      {group.unifiesTo.map((form) => (
        <Button
          key={form}
          variant="act"
          icon="check2-all"
          onClick={() => act((session) => void session.unify(id, form))}
        >
          {label(form)}
        </Button>
      ))}
      <Button variant="act" icon="slash-circle" onClick={() => act((session) => session.ignoreOnce(id))}>
        {t('issues.keepBoth')}
      </Button>
      {isWord ? (
        <Button variant="act" icon="journal-plus" onClick={() => act((session) => void session.addToDictionary(id))}>
          {t('issues.add')}
        </Button>
      ) : (
        <Button variant="act" icon="gear" onClick={() => act((session) => session.disableRule(id))}>
          {t('issues.disableRule')}
        </Button>
      )}
    </>
  );
}
