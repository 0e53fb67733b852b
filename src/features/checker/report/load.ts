// Reporting a mistake of the checker, with its texts, in one chunk of its own.
import { loadReportTexts } from '../../../services/i18n/reportTexts.ts';
import { ReportDialog } from './ReportDialog.tsx';

/** The dialog, once its texts are there. */
export async function loadReport() {
  await loadReportTexts();
  return { default: ReportDialog };
}
