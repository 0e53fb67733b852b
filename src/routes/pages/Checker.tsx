import { usePage } from '../payload.ts';

export default function Checker() {
  const page = usePage('checker');
  return <h1>{page.title}</h1>;
}
