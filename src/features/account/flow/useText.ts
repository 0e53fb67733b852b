import { useTranslation } from 'react-i18next';
import { emailProblem } from '../input.ts';

/** The account texts, and error messages for common fields. */
export function useAccountText() {
  const { t, i18n } = useTranslation('account');
  const wrong = {
    email: (value: string) => {
      const problem = emailProblem(value);
      return problem && t(`fields.${problem}`);
    },
    /** An existing password: only its presence can be checked here. */
    password: (value: string) => (value === '' ? t('fields.passwordEmpty') : undefined),
    code: (value: string) => (value === '' ? t('fields.codeEmpty') : undefined),
    value: (value: string) => (value.trim() === '' ? t('fields.valueEmpty') : undefined),
  };
  return { t, wrong, language: i18n.language };
}
