// The statistics with their texts, in one chunk of their own.
import { loadStatisticsTexts } from '../../../services/i18n/statisticsTexts.ts';
import { StatisticsView } from './StatisticsView.tsx';

/** The view, once its texts are there. */
export async function loadStatistics() {
  await loadStatisticsTexts();
  return { default: StatisticsView };
}
