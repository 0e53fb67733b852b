import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import '../../services/i18n/checkerTexts.ts';
import type { HelpGroup } from '../../lib/pages/helpTexts.ts';
import { Fold } from '../../ui/controls/Fold.tsx';
import { SearchField } from '../../ui/controls/SearchField.tsx';
import { HelpItem } from './HelpItem.tsx';
import styles from './HelpSearch.module.css';
import { searchHelp } from './searchHelp.ts';

/** All help entries by group, which fold away on a phone; while typing, those that answer, best first and open. */
export function HelpSearch({ groups }: { groups: readonly HelpGroup[] }) {
  const { t } = useTranslation();
  const { search, hash } = useLocation();
  const [query, setQuery] = useState('');
  const [asked, setAsked] = useState('');
  // What was typed into the browser's own search field (opensearch.xml); the prerendered page has no query.
  useEffect(() => setQuery(new URLSearchParams(search).get('q') ?? ''), [search]);
  // The question that the address names; the prerendered page has none open.
  useEffect(() => {
    setAsked(hash.slice(1));
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  const searching = query.trim() !== '';
  const found = searching ? searchHelp(groups, query) : [];
  return (
    <>
      <div className={styles.search} role="search">
        <SearchField label={t('help.search')} value={query} onSearch={setQuery} autoComplete="off" />
        <p className={styles.count} role="status">
          {searching && (found.length > 0 ? t('help.results', { count: found.length }) : t('help.none'))}
        </p>
      </div>
      {searching && (
        <div className={styles.group}>
          {found.map((entry) => (
            <HelpItem key={entry.id} entry={entry} open />
          ))}
        </div>
      )}
      {!searching &&
        groups.map((group, index) => (
          <section key={group.heading} className={styles.group} aria-label={group.heading}>
            <Fold
              heading={<h2>{group.heading}</h2>}
              open={index === 0}
              opened={group.items.some(({ id }) => id === asked)}
            >
              {group.items.map((entry) => (
                <HelpItem key={entry.id} entry={entry} open={entry.id === asked} />
              ))}
            </Fold>
          </section>
        ))}
    </>
  );
}

/** Where to turn for those who found no answer. */
export function HelpEnd({ text, children }: { text: string; children: ReactNode }) {
  return (
    <p className={styles.end}>
      {text} {children}
    </p>
  );
}
