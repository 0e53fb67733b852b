import { Hero } from '../../features/catalog/Hero.tsx';
import { Marks } from '../../features/catalog/products/Marks.tsx';
import { ProductList } from '../../features/catalog/products/ProductList.tsx';
import { Section } from '../../features/catalog/Section.tsx';
import { DefinitionList } from '../../features/catalog/texts/DefinitionList.tsx';
import { Faq } from '../../features/catalog/texts/Faq.tsx';
import { FixSteps, TextColumns } from '../../features/catalog/texts/FixSteps.tsx';
import type { CheckerAppProps } from '../../features/checker/CheckerApp.tsx';
import { AppLink } from '../../ui/AppLink.tsx';
import { createIsland } from '../island.tsx';
import { pathOf } from '../navigation/pathOf.ts';
import { usePage } from '../payload/payload.ts';

/** The page is read first and used after: the checker's script follows its HTML. */
const Checker = createIsland<CheckerAppProps>(
  async () => (await import('../../features/checker/CheckerApp.tsx')).CheckerApp,
);

/** Stands in the empty checker of this page alone. */
const HeroLetter = createIsland<object>(
  async () => (await import('../../features/checker/editor/HeroLetter.tsx')).HeroLetter,
);

/** See `loadPageParts`. */
export const islands = [Checker, HeroLetter];

export default function Home() {
  const page = usePage('home');
  const { proof, steps, does, marks, products, faq, sample } = page;
  return (
    <>
      <Hero heading={page.heading} lead={page.lead} label={page.checker}>
        <Checker variant="home" hero={<HeroLetter />} />
      </Hero>
      <Section wrap heading={proof.heading} intro={<p>{proof.text}</p>} id="proof">
        <DefinitionList items={proof.items} />
      </Section>
      <Section wrap split={false} heading={steps.heading}>
        <FixSteps items={steps.items} sample={sample} />
      </Section>
      <Section wrap split={false} heading={does.heading}>
        <TextColumns items={does.items} />
      </Section>
      <Section wrap heading={marks.heading} intro={<p>{marks.text}</p>}>
        <Marks items={marks.items} language={sample.language} />
      </Section>
      <Section
        wrap
        heading={products.heading}
        intro={
          <>
            <p>{products.text}</p>
            <p>
              <AppLink to={pathOf('pricing')}>{products.link}</AppLink>
            </p>
          </>
        }
      >
        <ProductList pathOf={pathOf} />
      </Section>
      <Section wrap heading={faq.heading}>
        <Faq items={faq.items} />
      </Section>
    </>
  );
}
