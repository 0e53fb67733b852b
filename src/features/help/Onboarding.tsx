import { useEffect, useRef, useState } from 'react';
import { rememberFirstSteps } from '../../services/firstSteps.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { buttonClass } from '../../ui/controls/buttonClass.ts';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import styles from './Onboarding.module.css';
import { OnboardingSample, type OnboardingSampleTexts } from './OnboardingSample.tsx';

/** The texts of the first steps, as in the page texts. */
export interface OnboardingTexts extends OnboardingSampleTexts {
  readonly step: string;
  readonly steps: readonly { readonly heading: string; readonly text: string }[];
  readonly done: { readonly heading: string; readonly text: string };
  readonly back: string;
  readonly next: string;
  readonly skip: string;
  readonly again: string;
  readonly open: string;
}

/** Three steps on a sample text: see the mark, apply the fix, keep a word. Doing what a step says moves to the next. */
export function Onboarding({ texts, checker }: { texts: OnboardingTexts; checker: string }) {
  const [step, setStep] = useState(0);
  const [fix, setFix] = useState(texts.sample.fixes[0] ?? texts.sample.wrong);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(0);
  const all = texts.steps.length;
  const present = texts.steps[step] ?? texts.done;
  const place = texts.step.replace('{step}', String(Math.min(step + 1, all))).replace('{steps}', String(all));

  // Whoever has opened them need not be led here again.
  useEffect(rememberFirstSteps, []);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);

  const go = (next: number) => setStep(Math.max(0, Math.min(all, next)));
  return (
    <div className={styles.steps}>
      <div className={styles.text}>
        <p className={styles.place}>{place}</p>
        <h1 ref={heading} tabIndex={-1}>
          {present.heading}
        </h1>
        <p>{present.text}</p>
        <ProgressLine value={step / all} label={place} />
        <p className={styles.buttons}>
          {step > 0 && (
            <Button variant="quiet" onClick={() => go(step === all ? 0 : step - 1)}>
              {step === all ? texts.again : texts.back}
            </Button>
          )}
          {step < all ? (
            <>
              <Button variant="primary" onClick={() => go(step + 1)}>
                {texts.next}
              </Button>
              <AppLink className={buttonClass({ variant: 'quiet' })} to={checker}>
                {texts.skip}
              </AppLink>
            </>
          ) : (
            <AppLink className={buttonClass({ variant: 'primary' })} to={checker}>
              {texts.open}
            </AppLink>
          )}
        </p>
      </div>
      <OnboardingSample
        texts={texts}
        step={step}
        fix={fix}
        onShow={() => go(1)}
        onFix={(word) => {
          setFix(word);
          go(2);
        }}
        onAdd={() => go(3)}
      />
    </div>
  );
}
