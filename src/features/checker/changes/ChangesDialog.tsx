import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/Button.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Segments } from '../../../ui/controls/Segments.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { useController } from '../controller.ts';
import { textLanguage } from '../panel/selectors.ts';
import { useChecker } from '../store.ts';
import { ChangedText, type Side } from './ChangedText.tsx';
import styles from './Changes.module.css';
import { copyLink } from './copyLink.ts';
import { History } from './History.tsx';

const WITH_ORDER = ['both', 'order', 'before', 'after'] as const;
const WIDTH = 820;
const HEIGHT = 640;

/** What was corrected in the open text: the old words beside the new ones, each with its reason and a way back. */
export function ChangesDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('changes');
  const { t: app } = useTranslation();
  const controller = useController();
  const [side, setSide] = useState<Side | 'order'>('both');
  const language = useChecker(textLanguage) ?? undefined;
  // Every correction that is put back or made again changes this number.
  useChecker((state) => state.corrected);
  const corrected = controller.session?.corrections() ?? { text: '', fixes: [] };
  const made = corrected.fixes.filter(({ isPutBack }) => !isPutBack);
  const turn = (...which: Parameters<NonNullable<typeof controller.session>['turn']>) =>
    controller.session?.turn(...which);
  const share = () =>
    copyLink({ text: corrected.text, fixes: made, language }).then((done) =>
      toast.show({ text: t(done), icon: 'clipboard-check', ...(done !== 'copied' && { kind: 'alert' as const }) }),
    );
  const actions = () =>
    corrected.fixes.length > 0 && (
      <Button icon="arrow-counterclockwise" disabled={made.length === 0} onClick={() => turn(made)}>
        {t('putAllBack')}
      </Button>
    );
  return (
    <Modal
      open
      steady
      title={t('title')}
      closeLabel={app('checker.close')}
      onClose={onClose}
      width={WIDTH}
      height={HEIGHT}
      footer={actions}
    >
      {corrected.fixes.length === 0 ? (
        <p className={styles.lead}>{t('none')}</p>
      ) : (
        <>
          <div className={styles.bar}>
            <p className={styles.lead} role="status">
              {side === 'order' ? t('orderLead') : t('count', { count: made.length })}
            </p>
            <span className={styles.tools}>
              <Sides sides={WITH_ORDER} side={side} onChange={setSide} />
              <IconButton icon="printer" label={t('print')} onClick={() => window.print()} />
              <IconButton icon="share" label={t('share')} onClick={() => void share()} />
            </span>
          </div>
          <div data-print="instead">
            {side === 'order' ? (
              <History corrected={corrected} language={language} turn={(fix) => turn([fix])} />
            ) : (
              <ChangedText corrected={corrected} side={side} language={language} turn={(fix) => turn([fix])} />
            )}
          </div>
        </>
      )}
    </Modal>
  );
}

/** What can be shown: both, or one of the two states of the text; where it is known, also how one became the other. */
export function Sides<S extends Side | 'order'>({
  sides,
  side,
  onChange,
}: {
  sides: readonly S[];
  side: NoInfer<S>;
  onChange(side: NoInfer<S>): void;
}) {
  const { t } = useTranslation('changes');
  const labelOf = (value: Side | 'order') => t(`side.${value}`);
  const options = sides.map((value) => ({ value, label: labelOf(value) }));
  return <Segments label={t('sides')} options={options} value={side} onChange={onChange} />;
}
