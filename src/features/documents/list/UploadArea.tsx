import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { LARGEST_UPLOAD } from '../../../services/cloud/quota.ts';
import { FILE_ENDINGS } from '../../../services/fileTypes.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from '../documents.module.css';
import { formatSize } from '../format.ts';
import { useDocumentsText } from '../useText.ts';
import { EmptySheet } from './EmptySheet.tsx';

/** Properties of the upload area. */
export interface UploadAreaProps {
  /** Nothing is in the list yet: the area explains itself. */
  readonly empty: boolean;
  readonly children: ReactNode;
  onFiles(files: readonly File[]): void;
}

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** The button for choosing files, around a list that files can be dropped on. */
export function UploadArea({ empty, children, onFiles }: UploadAreaProps) {
  const { t, language } = useDocumentsText();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = {
    onDragOver(event: DragEvent) {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave(event: DragEvent) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop(event: DragEvent) {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
  const formats = t('formats', { size: formatSize(LARGEST_UPLOAD, language) });
  return (
    <div className={cx(styles.area, empty && styles.empty)} data-over={over || undefined} {...drop}>
      {empty && (
        <>
          <EmptySheet />
          <h2>{t('emptyTitle')}</h2>
          <p>{t('empty')}</p>
        </>
      )}
      <div className={styles.upload}>
        <Button variant="primary" icon="cloud-upload" onClick={() => input.current?.click()}>
          {t('upload')}
        </Button>
        <small>{formats}</small>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={FILE_ENDINGS}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            // Allows choosing the same file again.
            target.value = '';
          }}
        />
      </div>
      {children}
      {over && (
        <p className={styles.over} aria-hidden="true">
          <Icon name="cloud-upload" />
          {t('dropHere')}
        </p>
      )}
    </div>
  );
}
