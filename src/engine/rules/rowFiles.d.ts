// The type of an imported row file; scripts/rows compiles it.

declare module '*.words.tsv' {
  import type { WordTable } from './wordRows.ts';

  const table: WordTable;
  export default table;
}

declare module '*.tongue.tsv' {
  import type { TongueRow } from '../motherTongue/types.ts';

  const rows: readonly TongueRow[];
  export default rows;
}

declare module '*.tsv' {
  import type { Row } from './rows.ts';

  const rows: readonly Row[];
  export default rows;
}
