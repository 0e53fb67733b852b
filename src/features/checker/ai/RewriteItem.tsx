import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/Button.tsx';
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
  const [at, setAt] = useState(0);
  const { kind, texts, lead, rest } = offer;
  const insert = texts[at % texts.length] ?? texts[0];
  const number = (at % texts.length) + 1;
  return (
    <li className={styles.item}>
      <button type="button" className={styles.sentence} lang={language} onClick={onShow}>
        {lead}
        {piecesOf(offer, number - 1).map((piece, index) =>
          // Pieces have no other name than their place.
          piece.kind === 'same' ? piece.text : <Fragment key={index}>{mark(piece)}</Fragment>,
        )}
        {rest}
      </button>
      <p className={styles.why}>
        <b>{t(`kinds.${kind}.name`)}</b> {t(`kinds.${kind}.why`)}
      </p>
      <p className={styles.acts}>
        <Button small variant="primary" icon="check-lg" onClick={() => onAccept(insert)}>
          {t('rewrite.accept')}
        </Button>
        <Button small variant="act" onClick={onLeave}>
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
