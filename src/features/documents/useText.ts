import { useTranslation } from 'react-i18next';
import { AppError } from '../../lib/errors.ts';
import { storageTextCode } from '../../services/cloud/storage/storageError.ts';

/** The texts of the documents, and failures in words. */
export function useDocumentsText() {
  const { t, i18n } = useTranslation('documents');
  const reason = (thrown: unknown): string =>
    thrown instanceof AppError
      ? i18n.t(`errors.${thrown.code}`, { ns: 'translation', ...thrown.params })
      : t(`errors.${storageTextCode(thrown)}`);
  return { t, reason, language: i18n.language };
}
