// A day of the week and a time of day form one word: am Samstagmorgen.
import { defineRule } from '../../../../rules/defineRule.ts';
import { form, number, punctuation, uncapitalised, words } from '../../../../rules/pattern.ts';
import { withComma } from '../commas/clauses.ts';

/** am Samstag morgen, am Montag abend. */
export const dayAndTime = defineRule({
  id: 'de.word-forms.day-and-time',
  priority: 2,
  overridesSpelling: true,
  pattern: [
    words('am diesen nächsten letzten kommenden vergangenen jeden bis ab vom zum für'),
    form(/^(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)$/)
      .as('day')
      .mark(),
    form(/^(?:morgen|vormittag|mittag|nachmittag|abend)$/)
      .and(uncapitalised())
      .as('time')
      .mark(),
  ],
  suggest: (m) => [`${m.text('day').charAt(0).toUpperCase()}${m.text('day').slice(1)}${m.token('time').lower}`],
  wrong: [
    ['Ich komme am Samstag morgen vorbei.', 'Ich komme am Samstagmorgen vorbei.'],
    ['Am Montag abend habe ich Training.', 'Am Montagabend habe ich Training.'],
    ['Bis Freitag nachmittag bin ich fertig.', 'Bis Freitagnachmittag bin ich fertig.'],
  ],
  right: [
    'Ich komme am Samstagmorgen vorbei.',
    'Am Montag lerne ich, morgen habe ich frei.',
    'Am Montag essen wir zu Mittag.',
  ],
});

/** am Montag den 3. Mai: the comma after the day. */
export const dateComma = defineRule({
  id: 'de.commas.date',
  level: 'picky',
  category: 'punctuation',
  type: 'typographical',
  pattern: [
    words('am vom bis ab für zum'),
    form(/^(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)$/).mark(),
    words('den dem der').mark(),
    number(),
    punctuation('.'),
  ],
  suggest: withComma,
  wrong: [
    ['Wir treffen uns am Montag den 3. Mai.', 'Wir treffen uns am Montag, den 3. Mai.'],
    ['Am Freitag dem 13. Juni bleibt das Büro zu.', 'Am Freitag, dem 13. Juni bleibt das Büro zu.'],
    ['Die Frist läuft bis Mittwoch den 4. März.', 'Die Frist läuft bis Mittwoch, den 4. März.'],
  ],
  right: ['Wir treffen uns am Montag, den 3. Mai.', 'Am Freitag war der 13. Juni.', 'Der 4. März ist ein Mittwoch.'],
});
