import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AppError } from '../../lib/errors.ts';
import '../../services/i18n/checkerTexts.ts';
import { mayHaveDrafts } from '../../services/drafts/rescue.ts';
import { getI18n } from '../../services/i18n/i18n.ts';
import { log } from '../../services/log.ts';
import { personNow, subscribePerson } from '../../services/person/person.ts';
import { cx } from '../../ui/cx.ts';
import { toast } from '../../ui/toast/store.ts';
import styles from './CheckerApp.module.css';
import { commandFor } from './commands.ts';
import { ControllerProvider, createController } from './controller.ts';
import { EditorArea } from './editor/EditorArea.tsx';
import { Samples } from './editor/Samples.tsx';
import { Panel } from './panel/Panel.tsx';
import { PeekBar } from './panel/PeekBar.tsx';
import { forgetShown, isTakenAlong } from './personChange.ts';
import type { CheckerPreset } from './preset.ts';
import { DraftTitle } from './status/DraftTitle.tsx';
import { StatusBar } from './status/StatusBar.tsx';
import { Toolbar } from './status/Toolbar.tsx';
import { useChecker } from './store.ts';
import { whenIdle } from './whenIdle.ts';

const Floating = lazy(async () => ({ default: (await import('./editor/Floating.tsx')).Floating }));

/** Beside the text it shows what else can be done with it; without it, the page still checks. */
const AiStrip = lazy(() =>
  import('./ai/load.ts').then(({ loadAi }) => loadAi('AiStrip')).catch(() => ({ default: () => null })),
);

/** Where the checker is shown: inside the home page, or filling the window. */
export type CheckerVariant = 'home' | 'full' | 'ai';

/** Properties of the checker. */
export interface CheckerAppProps {
  readonly variant: CheckerVariant;
  readonly preset?: CheckerPreset;
  /** A line shown under the list of issues. */
  readonly advert?: ReactNode;
  /** What stands in the empty field of the home page, until the first letter. */
  readonly hero?: ReactNode;
}

/** Milliseconds after which an idle page loads the editor by itself. */
const IDLE_LIMIT = 1_500;

const nothing: CheckerPreset = {};

/** The checker. Each person gets their own instance, so nothing carries over to the next one, not even undo steps. */
export function CheckerApp(props: CheckerAppProps) {
  const [person, setPerson] = useState(0);
  return <OnePersonsChecker key={person} {...props} onLeft={() => setPerson((count) => count + 1)} />;
}

/** A text field at once; the real editor, worker and dictionaries as soon as someone is about to write. */
function OnePersonsChecker({ variant, preset = nothing, advert, hero, onLeft }: CheckerAppProps & { onLeft(): void }) {
  const { t } = useTranslation();
  const root = useRef<HTMLElement>(null);
  const started = useChecker((state) => state.started);
  const navigate = useNavigate();
  const [controller] = useState(() =>
    createController(
      (error) => {
        log.error(error);
        toast.show({ text: getI18n().t('errors.chunk'), kind: 'alert' });
      },
      (path) => void navigate(path),
    ),
  );

  const begin = useEffectEvent(() => {
    controller.start(preset).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'aborted')) log.error(error);
    });
  });
  /** The home page is read first: there it waits for a sign of use, unless there is something to show. */
  const isEager = useEffectEvent(
    () => variant !== 'home' || preset.sample === true || preset.language !== undefined || mayHaveDrafts(personNow()),
  );
  useEffect(() => {
    const area = controller.elements?.area;
    const onSign = () => begin();
    const stop = isEager() ? whenIdle(onSign, IDLE_LIMIT) : () => {};
    area?.addEventListener('focus', onSign, { once: true });
    area?.addEventListener('input', onSign, { once: true });
    if (area && (area.value !== '' || document.activeElement === area)) begin();
    return () => {
      stop();
      area?.removeEventListener('focus', onSign);
      area?.removeEventListener('input', onSign);
      controller.dispose();
    };
  }, [controller]);

  const changed = useEffectEvent((now: string, before: string | undefined) => {
    if (before !== undefined && !isTakenAlong(controller, now, before)) {
      controller.dispose(before);
      forgetShown();
      onLeft();
    }
  });
  useEffect(() => subscribePerson((now, before) => changed(now, before)), []);

  // Moving between addresses of the checker keeps the text and applies the new address's presets.
  useEffect(() => controller.session?.follow(preset), [controller, preset]);

  useEffect(() => {
    // The app's window is all checker; on the home page its shortcuts work only inside it.
    const target: HTMLElement | Document | null = variant === 'home' ? root.current : document;
    const onKey = (event: Event) => {
      const press = event as KeyboardEvent;
      const command = press.isComposing ? null : commandFor(press);
      const inModal = document.querySelector('dialog:modal') !== null;
      if (!command || inModal) return;
      press.preventDefault();
      press.stopPropagation();
      controller.run(command);
    };
    target?.addEventListener('keydown', onKey, { capture: true });
    return () => target?.removeEventListener('keydown', onKey, { capture: true });
  }, [variant, controller]);

  return (
    <ControllerProvider value={controller}>
      {variant === 'home' ? <Samples place="home" /> : <DraftTitle />}
      <section ref={root} className={cx(styles.sheet, styles[variant])} aria-label={t('checker.toolbar')}>
        <div className={styles.top}>
          <Toolbar />
          {variant === 'ai' && (
            <div className={styles.strip}>
              <Suspense>
                <AiStrip />
              </Suspense>
            </div>
          )}
        </div>
        <EditorArea hero={hero} ignored={preset.ignored} />
        <Panel advert={advert} />
        <StatusBar />
        <PeekBar />
        {started && (
          <Suspense>
            <Floating variant={variant} />
          </Suspense>
        )}
      </section>
    </ControllerProvider>
  );
}
