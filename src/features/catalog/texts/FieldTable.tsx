import { Table } from '../../../ui/Table.tsx';

/** The names in an interface and their meanings. */
export function FieldTable({
  columns,
  rows,
}: {
  columns: { readonly name: string; readonly meaning: string };
  rows: readonly { readonly name: string; readonly meaning: string }[];
}) {
  return (
    <Table caption={`${columns.name}, ${columns.meaning}`}>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, meaning }) => (
          <tr key={name}>
            <th scope="row">
              <code translate="no">{name}</code>
            </th>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
