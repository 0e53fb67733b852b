// The code on the form checker's page. The same in every language, and run by tests/flows/formChecker.test.ts.

/** The two lines. */
export const formHtml = `<script src="/spelling-check/form.js" data-spelling-check="textarea" defer></script>
<textarea lang="en" rows="5"></textarea>`;

/** The same from a module. */
export const formModule = [
  "import { startFormChecker } from 'spelling-check-form';",
  '',
  "startFormChecker({ base: '/spelling-check/', fields: 'textarea', defaults: { language: 'en-GB' } });",
].join('\n');

/** Following the results. */
export const formEvents = `document.addEventListener('spelling-check-result', ({ target, detail }) => {
  document.title = \`\${detail.issues.length} in \${target.localName}\`;
});`;

/** What a visitor downloads, in kB after compression, rounded up; tests/budgets/formChecker.test.ts holds it. */
export const formSizes = {
  script: '16',
  thread: '101',
  rules: '115–230',
  dictionary: '180–317',
  grammar: '1017–1405',
} as const;
