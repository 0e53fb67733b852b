import { Disclosure } from '../../../ui/controls/Disclosure.tsx';

/** A question and its answer, as in the page texts. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Questions that open to show their answers; the first is open. The prerenderer writes structured data for them. */
export function Faq({ items }: { items: readonly Question[] }) {
  return (
    <div>
      {items.map(({ question, answer }, index) => (
        <Disclosure key={question} summary={question} open={index === 0}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </div>
  );
}
