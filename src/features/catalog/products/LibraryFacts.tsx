import { useTranslation } from 'react-i18next';
import { formatSize } from '../../../lib/formatSize.ts';
import { DefinitionList } from '../texts/DefinitionList.tsx';
import { librarySizes, speeds } from './packageFacts.ts';

/** What the library weighs and how quick it is, in the words and numbers of the reader's language. */
export function LibraryFacts({
  texts,
}: {
  texts: {
    readonly sizes: readonly string[];
    readonly speeds: readonly string[];
    readonly gzip: string;
    readonly perSecond: string;
  };
}) {
  const { i18n } = useTranslation();
  const size = (bytes: number) => formatSize(bytes, i18n.language);
  const number = new Intl.NumberFormat(i18n.language);
  const { core, tables, leastRules, mostRules, oneFile } = librarySizes;
  const weights = [size(core), size(tables), `${size(leastRules)} – ${size(mostRules)}`, size(oneFile)];
  const rates = [speeds.spelling, speeds.grammar, speeds.full];
  return (
    <DefinitionList
      items={[
        ...weights.map((weight, i) => ({ name: texts.sizes[i] ?? '', text: texts.gzip.replace('{{size}}', weight) })),
        ...rates.map((rate, i) => ({
          name: texts.speeds[i] ?? '',
          text: texts.perSecond.replace('{{count}}', number.format(rate)),
        })),
      ]}
    />
  );
}
