import type { AboutSection, AboutTable } from '../../../lib/pages/aboutPages.ts';
import { Table } from '../../../ui/Table.tsx';
import { Section } from '../Section.tsx';
import styles from './About.module.css';

function Figures({ caption, columns, rows }: AboutTable) {
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" data-number={index > 0 || undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...figures]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {figures.map((figure, index) => (
              <td key={columns[index + 1]} data-number>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The sections of a page about the product, with the command that prints its figures under them. */
export function AboutSections({ sections }: { sections: readonly AboutSection[] }) {
  return sections.map(({ heading, text, points, tables = [], source }) => (
    <Section key={heading} heading={heading} intro={tables.length > 0 && text.map((one) => <p key={one}>{one}</p>)}>
      <div className={styles.content}>
        {tables.length === 0 && text.map((one) => <p key={one}>{one}</p>)}
        {points.length > 0 && (
          <ul>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {tables.map((table) => (
          <Figures key={table.caption} {...table} />
        ))}
        {source && (
          <p className={styles.source}>
            {source.label}: <code>{source.command}</code>
            {source.date && <span>{source.date}</span>}
          </p>
        )}
      </div>
    </Section>
  ));
}
