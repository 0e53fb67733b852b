import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import '../../services/i18n/checkerTexts.ts';
import { Disclosure } from '../../ui/controls/Disclosure.tsx';
import { Fold } from '../../ui/controls/Fold.tsx';
import { SearchField } from '../../ui/controls/SearchField.tsx';
import styles from './HelpSearch.module.css';
import { type HelpGroup, searchHelp } from './searchHelp.ts';

/** All help entries, narrowed down while typing. Matches are shown open; else a phone shows the first group and the headings. */
export function HelpSearch({ groups }: { groups: readonly HelpGroup[] }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const [query, setQuery] = useState('');
  // What was typed into the browser's own search field (opensearch.xml); the prerendered page has no query.
  useEffect(() => setQuery(new URLSearchParams(search).get('q') ?? ''), [search]);
  const found = searchHelp(groups, query);
  const count = found.reduce((sum, group) => sum + group.items.length, 0);
  const searching = query.trim() !== '';
  return (
    <>
      <div className={styles.search} role="search">
        <SearchField label={t('help.search')} value={query} onSearch={setQuery} autoComplete="off" />
        <p className={styles.count} role="status">
          {searching && (count > 0 ? t('help.results', { count }) : t('help.none'))}
        </p>
      </div>
      {found.map((group, index) => (
        <section key={group.heading} className={styles.group} aria-label={group.heading}>
          <Fold heading={<h2>{group.heading}</h2>} open={index === 0} opened={searching}>
            {group.items.map(({ question, answer }) => (
              <Disclosure key={`${question} ${searching}`} summary={question} open={searching}>
                <p>{answer}</p>
              </Disclosure>
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
