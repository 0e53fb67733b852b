import { PageHead } from '../../features/catalog/PageHead.tsx';
import { HelpEnd, HelpSearch } from '../../features/help/HelpSearch.tsx';
import { helpGroups } from '../../features/help/searchHelp.ts';
import { documentsConfigured } from '../../services/cloud/configured.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { pathOf } from '../navigation/pathOf.ts';
import { usePage } from '../payload/payload.ts';

export default function Help() {
  const page = usePage('help');
  return (
    <div className="wrap">
      <PageHead heading={page.heading} lead={page.lead} />
      <HelpSearch groups={helpGroups(page, documentsConfigured())} />
      <HelpEnd text={page.more}>
        <AppLink to={pathOf('contact')}>{page.write}</AppLink>
      </HelpEnd>
    </div>
  );
}
