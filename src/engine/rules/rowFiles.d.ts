// What a file of rows is to the rules that import it; scripts/rows makes it so.

declare module '*.words.tsv' {
  import type { WordTable } from './wordRows.ts';

  const table: WordTable;
  export default table;
}

declare module '*.tsv' {
  import type { Row } from './rows.ts';

  const rows: readonly Row[];
  export default rows;
}
