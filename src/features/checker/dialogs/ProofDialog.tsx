import { useTranslation } from 'react-i18next';
import type { PrivacyReport, SentRequest } from '../../../services/privacy.ts';
import { isTextLanguage, languageName } from '../../../services/textLanguages.ts';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { Table } from '../../../ui/Table.tsx';
import { formatBytes } from '../status/format.ts';
import { usePrivacyReport } from '../status/StatusBar.tsx';
import styles from './dialogs.module.css';

interface Group {
  name: string;
  requests: SentRequest[];
}

const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname : url);

/** Rows for the reader: each dictionary by name, the page's own files grouped, everything else one by one. */
function useGroups({ requests }: PrivacyReport): Group[] {
  const { t, i18n } = useTranslation();
  const groups = new Map<string, SentRequest[]>();
  for (const request of requests) {
    const language = /\/packs\/([a-z]{2})\./.exec(pathOf(request.url))?.[1];
    const plain = request.sent === 0 && !request.unmeasured && request.url.startsWith(location.origin);
    const name =
      language && isTextLanguage(language)
        ? t('statistics.proofPack', { language: languageName(language, i18n.language) })
        : request.account
          ? t(request.account === 'profile' ? 'statistics.proofProfile' : 'statistics.proofAccount')
          : plain
            ? t('statistics.proofFiles')
            : `${request.method} ${request.url}`;
    const group = groups.get(name);
    if (group) group.push(request);
    else groups.set(name, [request]);
  }
  return [...groups].map(([name, list]) => ({ name, requests: list }));
}

function Rows({ report }: { report: PrivacyReport }) {
  const { t, i18n } = useTranslation();
  return useGroups(report).map(({ name, requests }) => {
    const received = requests.reduce((sum, request) => sum + (request.received ?? 0), 0);
    const text = requests.filter((request) => !request.account);
    const sent = text.reduce((sum, request) => sum + request.sent, 0);
    const unmeasured = text.some((request) => request.unmeasured);
    return (
      <tr key={name}>
        <td className={styles.request}>
          {name} {requests.length > 1 && <small>{t('statistics.proofCount', { count: requests.length })}</small>}
        </td>
        <td data-number="">{received > 0 ? formatBytes(received, i18n.language) : t('statistics.proofCache')}</td>
        <td data-number="">
          {unmeasured ? t('statistics.proofUnknown') : sent === 0 ? t('statistics.proofNone') : sent}
        </td>
      </tr>
    );
  });
}

/** Every request of this page and how much of the text it could have carried: the proof behind the status bar. */
export function ProofDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const report = usePrivacyReport();
  return (
    <Modal open title={t('statistics.proofTitle')} closeLabel={t('checker.close')} onClose={onClose} width={720}>
      <p className={styles.lead}>{t('statistics.proofLead')}</p>
      {report && (
        <Table caption={t('statistics.proofTitle')} className={styles.ledger}>
          <thead>
            <tr>
              <th scope="col">{t('statistics.proofRequest')}</th>
              <th scope="col" data-number="">
                {t('statistics.proofReceived')}
              </th>
              <th scope="col" data-number="">
                {t('statistics.proofSent')}
              </th>
            </tr>
          </thead>
          <tbody>
            <Rows report={report} />
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={2}>{t('statistics.proofTotal')}</td>
              <td data-number="">
                <b>{t('statistics.proofBytes', { count: report.sentBytes })}</b>
              </td>
            </tr>
          </tfoot>
        </Table>
      )}
      {report && !report.watched && <p className={styles.quiet}>{t('statistics.proofUnwatched')}</p>}
    </Modal>
  );
}
