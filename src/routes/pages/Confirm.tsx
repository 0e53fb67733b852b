import { AccountFrame, prepareAccount } from '../account/accountFrame.tsx';

/** The form and its texts come with the page. */
export const prepare = () => prepareAccount('later');

export default function Confirm() {
  return <AccountFrame page="confirm" />;
}
