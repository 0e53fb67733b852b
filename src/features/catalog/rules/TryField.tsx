import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextArea } from '../../../ui/controls/Field.tsx';
import { useFormChecker } from '../form/useFormChecker.ts';

/** The form checker on the field around it; it comes when the field is first used. */
function Checked({ form }: { form: RefObject<HTMLElement | null> }) {
  const { i18n } = useTranslation();
  useFormChecker(form, i18n.language);
  return null;
}

/** A field with the page's wrong sentences, checked by the product itself. */
export function TryField({ label, sample, language }: { label: string; sample: string; language: string }) {
  const [text, setText] = useState(sample);
  const [used, setUsed] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  return (
    <div ref={form} data-form-demo onFocus={() => setUsed(true)} onPointerEnter={() => setUsed(true)}>
      <TextArea
        label={label}
        rows={4}
        value={text}
        lang={language}
        data-name={label}
        data-spelling-language={language}
        data-spelling-level="picky"
        data-spelling-start="load"
        onChange={({ target }) => setText(target.value)}
      />
      {used && <Checked form={form} />}
    </div>
  );
}
