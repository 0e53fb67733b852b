import { type FormEvent, useId, useState } from 'react';
import { cleanName } from '../../../services/cloud/storage/keys.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { TextField } from '../../../ui/controls/Field.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import type { CloseReason } from '../../../ui/modal/machine.ts';
import { rename } from '../effects.ts';
import { closeDialog } from '../store.ts';
import { useDocumentsText } from '../useText.ts';

/** In pixels: one field. */
const WIDTH = 460;

/** Renames a document. */
export function RenameDialog({ id, name }: { id: string; name: string }) {
  const { t, reason } = useDocumentsText();
  const form = useId();
  const [value, setValue] = useState(name);
  const [error, setError] = useState<string>();
  const [open, setOpen] = useState(true);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (cleanName(value) === '') return setError(t('rename.empty'));
    try {
      await rename(id, value);
      setOpen(false);
    } catch (thrown) {
      setError(reason(thrown));
    }
  };
  const footer = (close: (reason: CloseReason) => void) => (
    <>
      <Button onClick={() => close('cancel')}>{t('cancel')}</Button>
      <Button variant="primary" type="submit" form={form}>
        {t('rename.save')}
      </Button>
    </>
  );
  return (
    <Modal
      open={open}
      title={t('rename.title')}
      closeLabel={t('close')}
      width={WIDTH}
      height="auto"
      onClose={() => setOpen(false)}
      onState={(state) => state === 'hidden' && closeDialog()}
      footer={footer}
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('rename.label')}
          error={error}
          value={value}
          autoComplete="off"
          maxLength={200}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => {
            setValue(target.value);
            setError(undefined);
          }}
        />
      </form>
    </Modal>
  );
}
