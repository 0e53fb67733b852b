import { FoldSection } from '../../features/catalog/FoldSection.tsx';
import { Hero } from '../../features/catalog/Hero.tsx';
import type { MarksProps } from '../../features/catalog/products/Marks.tsx';
import { ProductList } from '../../features/catalog/products/ProductList.tsx';
import { Section } from '../../features/catalog/Section.tsx';
import { DefinitionList } from '../../features/catalog/texts/DefinitionList.tsx';
import { Faq } from '../../features/catalog/texts/Faq.tsx';
import { FixSteps, TextColumns } from '../../features/catalog/texts/FixSteps.tsx';
import type { CheckerAppProps } from '../../features/checker/CheckerApp.tsx';
import type { CheckerShotProps } from '../../features/site/CheckerShot.tsx';
import type { AirplaneTexts } from '../../lib/pages/homeMore.ts';
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

const AirplaneSwitch = createIsland<{ texts: AirplaneTexts }>(
  async () => (await import('../../features/site/AirplaneSwitch.tsx')).AirplaneSwitch,
);

const CheckerShot = createIsland<CheckerShotProps>(
  async () => (await import('../../features/site/CheckerShot.tsx')).CheckerShot,
);

const Marks = createIsland<MarksProps>(async () => (await import('../../features/catalog/products/Marks.tsx')).Marks);

/** See `loadPageParts`. */
export const islands = [Checker, HeroLetter, AirplaneSwitch, CheckerShot, Marks];

export default function Home() {
  const page = usePage('home');
  const { proof, steps, does, marks, products, faq, sample, figures, who } = page;
  return (
    <>
      <Hero heading={page.heading} lead={page.lead} label={page.checker}>
        <Checker variant="home" hero={<HeroLetter />} />
      </Hero>
      <Section wrap heading={proof.heading} intro={<p>{proof.text}</p>} id="proof">
        <div>
          <DefinitionList items={proof.items} />
          <AirplaneSwitch texts={page.airplane} />
        </div>
      </Section>
      <Section wrap split={false} heading={steps.heading}>
        <FixSteps items={steps.items} sample={sample} />
      </Section>
      <Section wrap split={false} heading={does.heading}>
        <TextColumns items={does.items} />
      </Section>
      {/* On a phone the checker itself, on this page, is as large as its picture would be. */}
      <div className="wrap">
        <CheckerShot texts={{ desk: page.shot }} />
      </div>
      <FoldSection wrap heading={marks.heading} intro={<p>{marks.text}</p>}>
        <Marks items={marks.items} language={sample.language} />
      </FoldSection>
      <Section
        wrap
        heading={figures.heading}
        intro={
          <>
            <p>{figures.text}</p>
            {(['quality', 'comparison'] as const).map((id) => (
              <p key={id}>
                <AppLink to={pathOf(id)}>{figures[id]}</AppLink>
              </p>
            ))}
            <p>
              <AppLink to={pathOf('ruleIndex')}>{figures.rules}</AppLink>
            </p>
          </>
        }
      >
        <DefinitionList items={figures.items} pairs />
      </Section>
      <FoldSection wrap split={false} heading={who.heading}>
        <TextColumns items={who.items} />
      </FoldSection>
      <FoldSection
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
      </FoldSection>
      <Section wrap heading={faq.heading}>
        <Faq items={faq.items} />
      </Section>
    </>
  );
}
