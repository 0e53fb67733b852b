import { useTranslation } from 'react-i18next';
import { rememberFirstSteps } from '../../../services/firstSteps.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import styles from './FirstStepsOffer.module.css';

/** Properties of the offer; `onClose` is called once it has been declined. */
export interface FirstStepsOfferProps {
  onClose(): void;
}

/** A line on the empty page that leads whoever is new to the first steps. */
export function FirstStepsOffer({ onClose }: FirstStepsOfferProps) {
  const { t } = useTranslation('firstSteps');
  const decline = () => {
    rememberFirstSteps();
    onClose();
  };
  return (
    <p className={styles.offer}>
      <span>{t('text')}</span>
      <AppLink to="/checker/onboarding/" ahead={false}>
        {t('open')}
      </AppLink>
      <Button variant="quiet" small onClick={decline}>
        {t('close')}
      </Button>
    </p>
  );
}
