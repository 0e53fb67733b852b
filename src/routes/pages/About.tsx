import { useLocation } from 'react-router';
import { AboutSections } from '../../features/catalog/about/AboutSections.tsx';
import { PageHead } from '../../features/catalog/PageHead.tsx';
import { ABOUT_PAGES } from '../../lib/pages/aboutPages.ts';
import { pathOf } from '../navigation/pathOf.ts';
import { usePage } from '../payload/payload.ts';

/** One component for all pages about the product: they differ in what they say. */
export default function About() {
  const { pathname } = useLocation();
  const page = usePage(ABOUT_PAGES.find((name) => pathOf(name) === pathname) ?? 'quality');
  return (
    <>
      <PageHead heading={page.heading} lead={page.lead} />
      <AboutSections sections={page.sections} />
    </>
  );
}
