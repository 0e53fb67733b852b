import { passwordProblem } from '../accountInput.ts';
import { PASSWORD_LIMIT } from '../input.ts';
import { useAccountText } from './useText.ts';

/** What is wrong with a newly chosen password, in words. */
export function useNewPassword(): (value: string) => string | undefined {
  const { t } = useAccountText();
  return (value) => {
    const problem = passwordProblem(value);
    return problem && t(`fields.${problem}`, { limit: PASSWORD_LIMIT });
  };
}
