import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PageHead } from '../../features/catalog/PageHead.tsx';
import { RuleGroups } from '../../features/catalog/rules/RuleParts.tsx';
import { addressOfRule } from '../../services/ruleAddresses.ts';
import { usePage } from '../payload/payload.ts';
import { ruleAddress } from '../tools.ts';

/** The checker links to a rule by its id, after the "#": no server learns what somebody got wrong. */
function useRuleLink() {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    let gone = false;
    const follow = async () => {
      const address = await addressOfRule(pathname, hash.slice(1));
      if (address !== undefined && !gone) void navigate(address, { replace: true });
    };
    if (hash.includes('.')) void follow();
    return () => {
      gone = true;
    };
  }, [pathname, hash, navigate]);
}

export default function RuleIndex() {
  const { pathname } = useLocation();
  const page = usePage(ruleAddress(pathname) === 'language' ? 'ruleLanguage' : 'ruleIndex');
  useRuleLink();
  const above = page.crumbs.at(-1);
  return (
    <>
      <PageHead heading={page.heading} lead={page.lead} {...(above && { crumb: above })} here={page.crumbsLabel} />
      <RuleGroups groups={page.groups} />
    </>
  );
}
