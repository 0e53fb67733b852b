import type { ReactNode } from 'react';
import { getConfig } from '../../services/config/config.ts';
import styles from './MailAddresses.module.css';

/** The texts beside the contact form. */
export interface MailTexts {
  readonly mailHeading: string;
  readonly sales: string;
  readonly support: string;
  readonly wrongHeading: string;
  readonly wrong: string;
}

/** The configured addresses, for those who prefer to write a mail; nothing when none is configured. */
export function MailAddresses({ texts }: { texts: MailTexts }) {
  const { mail } = getConfig();
  const rows = [
    { name: texts.sales, address: mail.sales },
    { name: texts.support, address: mail.support },
  ];
  return (
    <div className={styles.side}>
      {(mail.sales ?? mail.support) && (
        <section>
          <h2>{texts.mailHeading}</h2>
          <dl>
            {rows.map(
              ({ name, address }) =>
                address && (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>
                      <a href={`mailto:${address}`}>{address}</a>
                    </dd>
                  </div>
                ),
            )}
          </dl>
        </section>
      )}
      <section>
        <h2>{texts.wrongHeading}</h2>
        <p>{texts.wrong}</p>
      </section>
    </div>
  );
}

/** The form, with the other ways to get in touch beside or below it. */
export function ContactColumns({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      {children}
      {aside}
    </div>
  );
}
