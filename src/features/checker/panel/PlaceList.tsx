import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/Button.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { useController } from '../controller.ts';
import { fixesOf, useChecker } from '../store.ts';
import { isRepeated, type Places, placesOf } from './cards.ts';
import styles from './Issue.module.css';
import type { Mark } from './issueIndex.ts';

/** So many places are shown at once, and so many more on each request. */
const FEW_PLACES = 8;
const MORE_PLACES = 50;
/** Characters of the text shown on each side of a place. */
const AROUND = 14;

/** Where one of these was just decided, the focus goes on among them: a second press must not decide all. */
let deciding: Places = [];

/** What can be done about one place of several, where each is a mistake of its own. */
function PlaceActions({ mark, places }: { mark: Mark; places: Places }) {
  const { t } = useTranslation();
  const { act } = useController();
  const first = useChecker((state) => fixesOf(state, mark)?.[0]);
  const { id } = mark;
  return (
    <>
      <IconButton
        icon="slash-circle"
        label={t('issues.ignoreHere')}
        onClick={() => {
          deciding = places;
          act((session) => session.ignoreOnce(id));
        }}
      />
      {first !== undefined && (
        <IconButton
          icon="check-lg"
          label={`${t('issues.fix')}: ${first}`}
          onClick={() => {
            deciding = places;
            act((session) => session.apply(id, first));
          }}
        />
      )}
    </>
  );
}

/** The places of a row, each a way there; those of a repeated mistake can be decided one by one. */
export function PlaceList({ mark, from }: { mark: Mark; from: 'keyboard' | 'list' }) {
  const { t } = useTranslation();
  const controller = useController();
  const current = useChecker((state) => state.current);
  const places = useChecker((state) => placesOf(state, mark));
  const [most, setMost] = useState(FEW_PLACES);
  const list = useRef<HTMLUListElement>(null);
  const shown = places.slice(0, most);
  const each = isRepeated(places);
  useEffect(() => {
    const goesOn = deciding.some(({ id }) => id === mark.id);
    deciding = [];
    if (goesOn && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [mark]);
  useEffect(() => {
    // Whether they have the same correction is only known once each has been asked for.
    if (each) void controller.session?.needFixes(shown);
  });
  if (places.length < 2) return null;
  return (
    <div role="group" aria-label={t('issues.places')}>
      <ul ref={list} className={styles.places}>
        {shown.map((place) => {
          const { id, issue } = place;
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
              {each && <PlaceActions mark={place} places={places} />}
            </li>
          );
        })}
      </ul>
      {shown.length < places.length && (
        <Button variant="act" icon="chevron-down" aria-expanded={false} onClick={() => setMost(most + MORE_PLACES)}>
          {t('issues.placesCount', { count: places.length })}
        </Button>
      )}
    </div>
  );
}
