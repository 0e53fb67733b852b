import { useTranslation } from 'react-i18next';
import type { HelpEntry } from '../../lib/pages/helpTexts.ts';
import '../../services/i18n/footerTexts.ts';
import '../../services/i18n/shareTexts.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { Disclosure } from '../../ui/controls/Disclosure.tsx';
import styles from './HelpSearch.module.css';
import { helpLinkOf } from './helpLinks.ts';

/** A question with its answer, the page it speaks of, and its own address to pass on. */
export function HelpItem({ entry: { id, question, answer }, open }: { entry: HelpEntry; open: boolean }) {
  const { t } = useTranslation();
  const link = helpLinkOf(id);
  return (
    <Disclosure id={id} summary={question} open={open}>
      <p>{answer}</p>
      <p className={styles.links}>
        {link && (
          <AppLink to={link.to} ahead={false}>
            {t(link.label)}
          </AppLink>
        )}
        <a href={`#${id}`} aria-label={`${t('share.link')}: ${question}`}>
          {t('share.link')}
        </a>
      </p>
    </Disclosure>
  );
}
