// The pages that answers speak of, by the question's id. Their names are those of the navigation.

/** Where an answer leads, and the text that names it. */
export const helpLinks = {
  reason: { to: '/checker/help/rules/', label: 'places.rules' },
  missed: { to: '/about/quality/', label: 'places.quality' },
  start: { to: '/checker/onboarding/', label: 'site.footer.firstSteps' },
  statistics: { to: '/checker/statistics/', label: 'site.statistics' },
  tone: { to: '/checker/ai/', label: 'site.ai' },
  ai: { to: '/checker/ai/', label: 'site.ai' },
  progress: { to: '/checker/progress/', label: 'site.progress' },
  sent: { to: '/about/security/', label: 'places.security' },
  airplane: { to: '/', label: 'nav.home' },
  reader: { to: '/about/accessibility/', label: 'places.accessibility' },
  free: { to: '/software/pricing/', label: 'nav.pricing' },
  api: { to: '/api/cloud-spell-check-api/', label: 'site.footer.cloudApi' },
  field: { to: '/software/html-form-spell-checker/', label: 'site.footer.formChecker' },
  java: { to: '/software/java-spell-checker-sdk/', label: 'site.footer.javaSdk' },
  report: { to: '/contact/', label: 'nav.contact' },
  data: { to: '/checker/profile/', label: 'routes.profile' },
} as const;

/** The link of a question, if it has one. */
export function helpLinkOf(id: string): (typeof helpLinks)[keyof typeof helpLinks] | undefined {
  return Object.hasOwn(helpLinks, id) ? helpLinks[id as keyof typeof helpLinks] : undefined;
}
