import { type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasFormat } from '../../../lib/clipboardFormat.ts';
import { handleOf } from '../../../services/fileAccess.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { useController } from '../controller.ts';
import { FirstSteps } from '../firstSteps/FirstSteps.tsx';
import { Rail } from '../panel/Rail.tsx';
import { Notices } from '../status/Notices.tsx';
import { useChecker } from '../store.ts';
import styles from './EditorArea.module.css';
import { PrintCopy } from './PrintCopy.tsx';
import { Samples } from './Samples.tsx';

/** Properties of the editor area. */
export interface EditorAreaProps {
  /** What stands in the empty page instead of samples. */
  readonly hero?: ReactNode;
  readonly ignored?: string | undefined;
}

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** The page to write on: a plain text field that works before any script, and placeholders for what replaces it. */
export function EditorArea({ hero, ignored }: EditorAreaProps) {
  const { t } = useTranslation();
  const controller = useController();
  const started = useChecker((state) => state.started);
  const empty = useChecker((state) => state.length === 0);
  const [over, setOver] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const mount = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!area.current || !layer.current || !mount.current) return;
    return controller.attach({ area: area.current, layer: layer.current, mount: mount.current });
  }, [controller]);

  const drag = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    event.stopPropagation();
    setOver(event.type !== 'dragleave' && event.type !== 'drop');
    const file = event.type === 'drop' ? event.dataTransfer.files[0] : undefined;
    if (!file) return;
    // Must be asked during the event: afterwards nothing more can be learned of it.
    const place = handleOf([...event.dataTransfer.items].find(({ kind }) => kind === 'file'));
    controller.act((session) => void place.then((handle) => session.openFile({ file, ...(handle && { handle }) })));
  };
  const paste = (event: ClipboardEvent) => {
    const { files, types } = event.clipboardData;
    const file = files[0];
    const [html, plain] = [event.clipboardData.getData('text/html'), event.clipboardData.getData('text/plain')];
    // A copied text may come with its picture: the text is what is meant.
    const isFile = file !== undefined && !types.includes('text/plain');
    // The search panel has fields of its own.
    const isText = event.target instanceof Element && event.target.closest('.cm-content, #text') !== null;
    if (!isFile && !(isText && controller.session && hasFormat(html))) return;
    event.preventDefault();
    event.stopPropagation();
    controller.act((session) => void (isFile ? session.openFile({ file }) : session.pasteFormatted(html, plain)));
  };
  return (
    // Files are caught in the capture phase: the editor would read a file of any size into the text.
    <div
      className={styles.edit}
      onDragEnterCapture={drag}
      onDragOverCapture={drag}
      onDragLeaveCapture={drag}
      onDropCapture={drag}
      onPasteCapture={paste}
    >
      <Notices ignored={ignored} />
      <div className={styles.page} data-scroller="" data-print="hide">
        <div className={cx(styles.field, hero !== undefined && styles.home)}>
          <div ref={layer} className={styles.layer} aria-hidden="true" hidden />
          <textarea
            ref={area}
            id="text"
            className={styles.area}
            aria-label={t('checker.text')}
            placeholder={t('checker.placeholder')}
            autoComplete="off"
            autoCapitalize="sentences"
          />
          {hero}
          <div className={cx(styles.empty, started && (empty ? styles.shown : styles.gone))}>
            <p className={styles.placeholder}>{t('checker.placeholder')}</p>
            <p className={styles.ways}>
              <Button icon="clipboard" onClick={() => controller.run('paste')}>
                {t('checker.pasteHere')}
              </Button>
              <Button icon="cloud-upload" onClick={() => controller.run('open')}>
                {t('checker.openHere')}
              </Button>
              <span className={styles.hint}>{t('checker.dropHere')}</span>
            </p>
            {hero === undefined && <Samples place="page" />}
            {hero === undefined && started && empty && <FirstSteps />}
          </div>
        </div>
        <div ref={mount} className={styles.mount} hidden />
      </div>
      <Rail />
      {over && <p className={styles.drop}>{t('checker.drop')}</p>}
      <PrintCopy />
    </div>
  );
}
