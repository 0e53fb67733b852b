import { FoldSection } from '../../features/catalog/FoldSection.tsx';
import { Notice } from '../../features/catalog/Notice.tsx';
import { PageHead } from '../../features/catalog/PageHead.tsx';
import { LicencePrices } from '../../features/catalog/prices/LicencePrices.tsx';
import { PlanTable } from '../../features/catalog/prices/PlanTable.tsx';
import { planTexts } from '../../features/catalog/prices/planTexts.ts';
import { Section } from '../../features/catalog/Section.tsx';
import { Faq } from '../../features/catalog/texts/Faq.tsx';
import { billingConfigured } from '../../services/billing/configured.ts';
import { documentsConfigured } from '../../services/cloud/configured.ts';
import { accountsConfigured, useSession } from '../../services/person/session.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { pathOf } from '../navigation/pathOf.ts';
import { usePage } from '../payload/payload.ts';

export default function Pricing() {
  const sold = billingConfigured();
  const page = planTexts(usePage('pricing'), {
    accounts: accountsConfigured(),
    documents: documentsConfigured(),
    premium: sold,
  });
  const signedIn = useSession(({ state }) => state === 'signedIn');
  const { licences, faq } = page;
  return (
    <>
      <PageHead heading={page.heading} lead={page.lead}>
        {page.notYet !== '' && <Notice>{page.notYet}</Notice>}
      </PageHead>
      <PlanTable
        texts={page}
        links={{
          guest: pathOf('checker'),
          ...(signedIn ? {} : { account: pathOf('signUp') }),
          ...(sold ? { premium: pathOf('premium') } : {}),
        }}
      />
      <Section
        id="licenses"
        heading={licences.heading}
        intro={
          <>
            <p>{licences.text}</p>
            <p className="row row--wrap">
              <AppLink to={pathOf('software')}>{licences.compare}</AppLink>
              <AppLink to={`${pathOf('contact')}#licence`}>{licences.ask}</AppLink>
            </p>
          </>
        }
      >
        <LicencePrices
          texts={licences.items}
          prices={page.prices}
          onRequest={page.onRequest}
          buy={sold ? licences : undefined}
          pathOf={pathOf}
        />
      </Section>
      <FoldSection heading={faq.heading}>
        <Faq items={faq.items} />
      </FoldSection>
    </>
  );
}
