import { useTranslation } from 'react-i18next';
import { formatSize } from '../../../lib/formatSize.ts';
import { Table } from '../../../ui/Table.tsx';
import { DOWNLOADS, type Offered } from './packageFacts.ts';

/** Files to download, with their sizes, then lists of checksums and parts. */
export function DownloadTable({
  texts,
  files,
}: {
  texts: { readonly file: string; readonly size: string; readonly sums: string; readonly bill: string };
  files: readonly Offered[];
}) {
  const { i18n } = useTranslation();
  return (
    <>
      <Table caption={`${texts.file}, ${texts.size}`}>
        <thead>
          <tr>
            <th scope="col">{texts.file}</th>
            <th scope="col">{texts.size}</th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ file, bytes }) => (
            <tr key={file}>
              <th scope="row">
                <a href={`${DOWNLOADS}${file}`} download translate="no">
                  {file}
                </a>
              </th>
              <td>{formatSize(bytes, i18n.language)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="row row--wrap">
        <a href={`${DOWNLOADS}SHA256SUMS.txt`}>{texts.sums}</a>
        <a href={`${DOWNLOADS}sbom.cdx.json`}>{texts.bill}</a>
      </p>
    </>
  );
}
