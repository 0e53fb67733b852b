import { useTranslation } from 'react-i18next';
import { emailProblem } from '../input.ts';

/** The texts of the account's parts, and what is wrong with common fields in words. */
export function useAccountText() {
  const { t, i18n } = useTranslation('account');
  const wrong = {
    email: (value: string) => {
      const problem = emailProblem(value);
      return problem && t(`fields.${problem}`);
    },
    /** A password that exists: only that it is there is known here. */
    password: (value: string) => (value === '' ? t('fields.passwordEmpty') : undefined),
    code: (value: string) => (value === '' ? t('fields.codeEmpty') : undefined),
    value: (value: string) => (value.trim() === '' ? t('fields.valueEmpty') : undefined),
  };
  return { t, wrong, language: i18n.language };
}
