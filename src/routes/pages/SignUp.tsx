import { loadTexts } from '../../services/i18n/namespaces.ts';
import { AccountFrame } from '../accountFrame.tsx';

/** The texts of the account's parts come with the page. */
export const prepare = () => loadTexts('account');

export default function SignUp() {
  return <AccountFrame page="signUp" />;
}
