import { useTranslation } from 'react-i18next';
import { ABOUT_PAGES } from '../../lib/pages/aboutPages.ts';
import '../../services/i18n/footerTexts.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { Fold } from '../../ui/controls/Fold.tsx';
import styles from './Footer.module.css';
import { Brand } from './header/Brand.tsx';
import { links, proSuiteLink } from './links.ts';

const columns = () =>
  [
    {
      title: 'site.footer.check',
      rows: [
        { to: links.checker, label: 'nav.checker' },
        { to: links.ai, label: 'site.ai' },
        { to: links.firstSteps, label: 'site.footer.firstSteps' },
        { to: links.help, label: 'nav.help' },
        { to: links.rules, label: 'places.rules' },
      ],
    },
    {
      title: 'site.footer.software',
      rows: [
        { to: links.software, label: 'site.footer.allSoftware' },
        { to: links.formChecker, label: 'site.footer.formChecker' },
        { to: links.javaSdk, label: 'site.footer.javaSdk' },
        { to: links.evolution, label: 'site.footer.evolution' },
        { to: proSuiteLink(), label: 'site.footer.proSuite' },
      ],
    },
    {
      title: 'nav.api',
      rows: [
        { to: links.cloudApi, label: 'site.footer.cloudApi' },
        { to: links.dictionaryApi, label: 'site.footer.dictionaryApi' },
        { to: links.pricing, label: 'nav.pricing' },
      ],
    },
    {
      title: 'site.footer.company',
      rows: [
        { to: links.contact, label: 'nav.contact' },
        ...ABOUT_PAGES.map((name) => ({ to: `/about/${name}/`, label: `places.${name}` as const })),
        { to: links.privacy, label: 'site.footer.privacy' },
        { to: links.singleServer, label: 'site.footer.licences' },
      ],
    },
  ] as const;

/** All addresses of the site, by topic. */
export function FooterColumns() {
  const { t } = useTranslation();
  return (
    <div className={styles.cols}>
      <div>
        <Brand />
        <p className={styles.promise}>{t('site.footer.promise')}</p>
      </div>
      {columns().map(({ title, rows }) => (
        <nav key={title} aria-label={t(title)}>
          <Fold heading={<h2>{t(title)}</h2>}>
            <ul>
              {rows.map(({ to, label }) => (
                <li key={to}>
                  <AppLink to={to}>{t(label)}</AppLink>
                </li>
              ))}
            </ul>
          </Fold>
        </nav>
      ))}
    </div>
  );
}
