import { Fragment, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import edits from '../side/edit.module.css';
import styles from './rewrite.module.css';
import { type Offer, type OfferPiece, piecesOf } from './rewrites.ts';

/** Properties of one offer in the list. */
export interface RewriteItemProps {
  readonly offer: Offer;
  readonly language: string | undefined;
  onShow(): void;
  onAccept(insert: string): void;
  onLeave(): void;
}

const mark = ({ kind, text }: OfferPiece) => (kind === 'del' ? <del>{text}</del> : <ins>{text}</ins>);

/** One place that can be put in another way: the sentence with the old words struck out and the new ones beside them. */
export function RewriteItem({ offer, language, onShow, onAccept, onLeave }: RewriteItemProps) {
  const { t } = useTranslation('ai');
  const id = useId();
  const [at, setAt] = useState(0);
  const { kind, texts, lead, rest } = offer;
  const insert = texts[at % texts.length] ?? texts[0];
  const number = (at % texts.length) + 1;
  const isBacked = offer.backed?.[number - 1];
  const sure = isBacked === undefined ? undefined : isBacked ? 'backed' : 'alone';
  const told = sure ? `${id} ${id}-sure` : id;
  return (
    <li className={styles.item}>
      <button
        id={id}
        type="button"
        className={cx(styles.sentence, edits.edit)}
        lang={language}
        data-sure={sure}
        onClick={onShow}
      >
        {lead}
        {piecesOf(offer, number - 1).map((piece, index) =>
          // Pieces have no other name than their place.
          piece.kind === 'same' ? piece.text : <Fragment key={index}>{mark(piece)}</Fragment>,
        )}
        {rest}
      </button>
      <p className={styles.why}>
        <b>{t(`kinds.${kind}.name`)}</b> {t(`kinds.${kind}.why`)}
        {sure && <span id={`${id}-sure`}> {t(`sure.${sure}`)}</span>}
      </p>
      <p className={styles.acts}>
        <Button small variant="primary" icon="check-lg" aria-describedby={told} onClick={() => onAccept(insert)}>
          {t('rewrite.accept')}
        </Button>
        <Button small variant="act" aria-describedby={told} onClick={onLeave}>
          {t('rewrite.dismiss')}
        </Button>
        {texts.length > 1 && (
          <Button
            small
            variant="act"
            icon="arrow-clockwise"
            aria-label={`${t('rewrite.other')}: ${t('rewrite.variant', { number, count: texts.length })}`}
            onClick={() => setAt(at + 1)}
          >
            {t('rewrite.other')}
          </Button>
        )}
      </p>
    </li>
  );
}
