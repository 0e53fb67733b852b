import { AccountFrame, prepareAccount } from '../account/accountFrame.tsx';

/** The form and its texts come with the page. */
export const prepare = () => prepareAccount('signUp');

export default function SignUp() {
  return <AccountFrame page="signUp" />;
}
