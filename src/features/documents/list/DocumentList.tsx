import type { DocumentOrder } from '../../../services/cloud/documents/documentRows.ts';
import { SearchField } from '../../../ui/controls/SearchField.tsx';
import { Select } from '../../../ui/controls/Select.tsx';
import styles from '../documents.module.css';
import { shownRows, useDocuments } from '../store.ts';
import type { Actions } from '../useActions.ts';
import { useDocumentsText } from '../useText.ts';
import { DocumentItem } from './DocumentItem.tsx';

/** The list with its search and sort order. */
export function DocumentList({ actions }: { actions: Actions }) {
  const { t, language } = useDocumentsText();
  const screen = useDocuments();
  const rows = shownRows(screen, language);
  const orders = [
    { value: 'updated', label: t('sortUpdated') },
    { value: 'name', label: t('sortName') },
    { value: 'size', label: t('sortSize') },
  ];
  return (
    <>
      <div className={styles.tools}>
        <SearchField
          label={t('search')}
          value={screen.search}
          onSearch={(search) => useDocuments.setState({ search })}
        />
        <Select
          label={t('sort')}
          options={orders}
          value={screen.order}
          onChange={(order) => useDocuments.setState({ order: order as DocumentOrder })}
        />
      </div>
      <p className={styles.count} role="status">
        {rows.length > 0 ? t('count', { count: rows.length }) : t('noMatch', { search: screen.search.trim() })}
      </p>
      {rows.length > 0 && (
        <ul className={styles.rows} aria-label={t('list')}>
          {rows.map((row) => (
            <DocumentItem
              key={row.id}
              row={row}
              progress={screen.list?.progress[row.id]}
              leaving={screen.leaving === row.id}
              actions={actions}
            />
          ))}
        </ul>
      )}
    </>
  );
}
