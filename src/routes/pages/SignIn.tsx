import { AccountFrame, prepareAccount } from '../account/accountFrame.tsx';

/** The form and its texts come with the page. */
export const prepare = () => prepareAccount('signIn');

export default function SignIn() {
  return <AccountFrame page="signIn" />;
}
