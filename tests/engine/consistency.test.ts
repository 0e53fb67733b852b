// What only a whole text shows, in the five languages: found at the odd places, one group each, turned either way.
import { beforeAll, describe, expect, it } from 'vitest';
import { loadedChecker } from '../../scripts/packs/load.ts';
import {
  applyChange,
  type Checker,
  type CheckOptions,
  DIALECTS,
  type Issue,
  TEXT_LANGUAGES,
  type TextLanguage,
} from '../../src/engine/index.ts';
import { profiles } from '../../src/engine/loaded.ts';
import { recordsOf } from '../../src/engine/rules/wordRows.ts';
import { optionsWith } from './packs.ts';

let checker: Checker;
beforeAll(() => {
  checker = loadedChecker(...TEXT_LANGUAGES);
});

const isUneven = ({ group, rule }: Issue): boolean => group !== undefined || rule === 'common.consistency.weekday';

const groupedIn = (text: string, options: Partial<CheckOptions>) =>
  checker.check(text, optionsWith({ level: 'picky', ...options })).issues.filter(isUneven);

/** What is found, as "text > fix". */
const oddIn = (language: TextLanguage, text: string, more: Partial<CheckOptions> = {}): string[] =>
  groupedIn(text, { language, ...more }).map((issue) => `${issue.text} > ${issue.replacements?.[0] ?? '?'}`);

const FOUND: readonly (readonly [TextLanguage, string, string, readonly string[]])[] = [
  ['en', 'a word', 'The adviser came. Two advisers left. Advisors are late.', ['Advisors > Advisers']],
  ['en', 'two words', 'We need ten percent. They need five percent. She needs two per cent.', ['per cent > percent']],
  [
    'de',
    'a word',
    'Der aufwendige Plan war ein aufwendiger Weg. Aufwändige Pläne helfen nicht.',
    ['Aufwändige > Aufwendige'],
  ],
  ['de', 'a noun', 'Die E-Mail kam. Eine E-Mail fehlt. Die Email ist da.', ['Email > E-Mail']],
  ['fr', 'a word', 'La clé est là. Cette clé ouvre tout. Où est la clef ?', ['clef > clé']],
  [
    'it',
    'a word',
    'Il primo obiettivo è chiaro. Gli obiettivi sono due. Il terzo obbiettivo manca.',
    ['obbiettivo > obiettivo'],
  ],
  [
    'es',
    'a word',
    'El examen psicológico fue largo. La ayuda psicológica llegó. El daño sicológico queda.',
    ['sicológico > psicológico'],
  ],
  ['de', 'a number', 'Es stieg um 10 %. Dann waren es 20 %. Zuletzt waren es 30%.', ['30% > 30\u00a0%']],
  ['de', 'amounts', 'Das Auto kostet 12.500 Euro, das Boot 14.200 Euro und das Haus 99 000 Euro.', ['99 000 > 99.000']],
  ['fr', 'decimals', 'Le thé coûte 3,50 €, le café 4,20 € et le jus 2.80 €.', ['2.80 > 2,80']],
  [
    'fr',
    'marks',
    'Il dit « oui ». Elle dit « non ». Nous disons « peut-être ». Ils disent "jamais".',
    ['" > «\u00a0', '" > \u00a0»'],
  ],
  ['de', 'marks', 'Er sagt „ja“. Sie sagt „nein“. Wir sagen „vielleicht“. Alle sagen "nie".', ['" > „', '" > “']],
  ['en', 'a date', 'We meet on Tuesday, 3 March. See you on Wednesday, March 3rd.', ['Wednesday > Tuesday']],
  ['de', 'a date', 'Wir feiern am Samstag, 6. Juni. Am Sonntag, dem 6. Juni ist frei.', ['Samstag > Sonntag']],
  ['fr', 'a date', 'Le mardi 3 mars 2026, on chante. Venez tous mercredi 3 mars !', ['mercredi > mardi']],
  [
    'it',
    'a date',
    'Il saggio è martedì 3 marzo. Le prove di martedì 3 marzo e giovedì 3 marzo.',
    ['giovedì > martedì'],
  ],
  [
    'es',
    'a date',
    'La fiesta es el viernes 5 de junio. Nos vemos el viernes 5 de junio o el jueves 5 de junio.',
    ['jueves > viernes'],
  ],
  [
    'de',
    'a row of days',
    'Proben: Montag, 7. September, Mittwoch, 9. September, Montag, 14. September und Donnerstag, 16. September.',
    ['Donnerstag > Mittwoch'],
  ],
  [
    'fr',
    'a row of days',
    'On joue jeudi 5 mars, samedi 7 mars, dimanche 8 mars et mardi 11 mars.',
    ['mardi > mercredi'],
  ],
];

describe('what a text writes in two ways', () => {
  it.each(FOUND)('%s: %s', (language, _, text, odd) => {
    expect(oddIn(language, text)).toEqual(odd);
    const { issues } = checker.check(text, optionsWith({ language, level: 'picky' }));
    expect(issues.filter((issue) => isUneven(issue) && issue.certainty === 'sure')).toEqual([]);
  });

  it.each([
    ['en', 'in quotations', 'The adviser came. He wrote: “Our advisor is ill.” The adviser left.'],
    ['en', 'in names', 'The adviser came. She works for Leeds Advisor Services.'],
    ['en', 'in code', 'The adviser came. Call `advisor` once. The adviser left.'],
    ['en', 'of two people', 'We met Korvela and Korvola. Later Korvela and Korvola wrote.'],
    ['de', 'with endings', 'Der aufwendige Plan war ein aufwendiger Weg. Aufwendige Pläne helfen.'],
    [
      'fr',
      'of several readers',
      'Tu viens demain ? Je t’attends. Vous pouvez tous venir. Ta sœur aussi. Votre train part tôt.',
    ],
    [
      'de',
      'with another vowel',
      'Der Wankelstrug ist da. Dem Wankelstrug fehlt Öl. Wir lieben den Wankelstrug. Von Wankelstrügen ist die Rede.',
    ],
    [
      'de',
      'in what people say',
      'Sie wissen, wie Sie heißen und was Sie tun. „Hast du das?“, rief er. „Da bist du ja“, sagte sie. Und dich sah keiner.',
    ],
    ['it', 'of a queen', 'Ciao, come stai tu? Ti scrivo per il tuo libro. Parla dei giorni di Sua Maestà la regina.'],
    ['en', 'of several years', 'It was Friday, 5 June 2026 at first and Saturday, 5 June 2027 in the end.'],
    [
      'en',
      'of two seasons',
      'We play on Tuesday, 1 December, on Friday, 4 December, on Monday, 7 December and on Friday, 8 January.',
    ],
    ['en', 'with thousands', 'Tea is $3.50, coffee $4.20, the car was $29,000 and the house $500,000.'],
    ['es', 'of several readers', 'Te espero. Tu hermana viene. Ustedes pueden venir con tu madre.'],
  ] as const)('is right %s: %s', (language, _, text) => {
    expect(oddIn(language, text)).toEqual([]);
  });

  it('names the spelling that a name has elsewhere, also of names that are unknown', () => {
    const text =
      'We met Nwachukwu. Later Nwachukwu wrote. I like Nwachukwu. Then Nwachuku rang. And Nwachuku came again.';
    expect(oddIn('en', text.replace(' And Nwachuku came again.', ''))).toEqual(['Nwachuku > Nwachukwu']);
    expect(oddIn('en', text)).toEqual([]);
    expect(oddIn('en', text.replace(' And Nwachuku came again.', ''), { personalWords: ['Nwachuku'] })).toEqual([]);
  });

  it('is one group, hidden by one key, and silent where its rule is off', () => {
    const text = 'The adviser came. The adviser left.\n\nAn advisor rang.\n\nThe adviser wrote. Our advisor is new.';
    const options = { language: 'en' } as const;
    const issues = groupedIn(text, options);
    expect(issues.map(({ text: odd }) => odd)).toEqual(['advisor', 'advisor']);
    expect(new Set(issues.map(({ group }) => group?.id)).size).toBe(1);
    const [first] = issues;
    expect(groupedIn(text, { ...options, ignoredIssues: [first?.ignoreKey ?? ''] })).toEqual([]);
    expect(groupedIn(text, { ...options, disabledRules: ['common.consistency.spelling'] })).toEqual([]);
    expect(groupedIn(text, { ...options, disabledCategories: ['consistency'] })).toEqual([]);
  });
});

describe('words of another variant', () => {
  const TEXT = 'Our favorite color is gray, and the labor was honored. He likes the colour, the theatre and its kerb.';
  const open = (text: string, more: Partial<CheckOptions> = {}) => {
    const document = checker.open(text, optionsWith({ language: 'en', ...more }));
    return { document, issues: document.step(Number.POSITIVE_INFINITY, null).deltas.flatMap(({ issues }) => issues) };
  };

  it('are one group, which one key hides and one step turns', () => {
    const { document, issues } = open(TEXT);
    expect(issues.map(({ text }) => text)).toEqual(['colour', 'theatre', 'kerb']);
    const [{ group, ignoreKey } = {}] = issues;
    expect(group).toMatchObject({ forms: ['en-US', 'en-GB'], unifiesTo: ['en-US'] });
    expect(new Set(issues.map((issue) => issue.group?.id))).toEqual(new Set([group?.id]));
    expect(issues.every(({ certainty }) => certainty !== 'sure')).toBe(true);
    // A kerb may be anything near: only what the other variant does not have is written.
    const whole = document.unify(group?.id ?? '', 'en-US').reduceRight(applyChange, TEXT);
    expect(whole).toBe(TEXT.replace('colour', 'color').replace('theatre', 'theater'));
    expect(open(TEXT, { ignoredIssues: [ignoreKey ?? ''] }).issues).toEqual([]);
    expect(open(TEXT, { ignoredWords: ['colour'] }).document.unify(group?.id ?? '', 'en-US')).toHaveLength(1);
  });
});

describe('making all the same', () => {
  const unified = (language: TextLanguage, text: string, which: 0 | 1): string => {
    const options = optionsWith({ language, level: 'picky' });
    const document = checker.open(text, options);
    const { deltas } = document.step(Number.POSITIVE_INFINITY, null);
    const group = deltas.flatMap(({ issues }) => issues).find((issue) => issue.group)?.group;
    if (!group) throw new Error('no group');
    return document.unify(group.id, group.forms[which]).reduceRight(applyChange, text);
  };

  it.each([
    [
      'en',
      'An adviser. Advisers. Our advisor.',
      'An adviser. Advisers. Our adviser.',
      'An advisor. Advisors. Our advisor.',
    ],
    [
      'en',
      'We met Nwachukwu. Later Nwachukwu wrote. I like Nwachukwu. Then Nwachuku rang.',
      'We met Nwachukwu. Later Nwachukwu wrote. I like Nwachukwu. Then Nwachukwu rang.',
      'We met Nwachuku. Later Nwachuku wrote. I like Nwachuku. Then Nwachuku rang.',
    ],
    [
      'en',
      'We meet on Tuesday, 3 March. See you on Wednesday, 3 March.',
      'We meet on Tuesday, 3 March. See you on Tuesday, 3 March.',
      'We meet on Wednesday, 3 March. See you on Wednesday, 3 March.',
    ],
    ['en', 'Now 10% and 20% and 5 %.', 'Now 10% and 20% and 5%.', 'Now 10\u00a0% and 20\u00a0% and 5 %.'],
    [
      'fr',
      'Il dit « oui ». Elle dit « non ». Nous disons « bien ». Ils disent "jamais".',
      'Il dit « oui ». Elle dit « non ». Nous disons « bien ». Ils disent «\u00a0jamais\u00a0».',
      'Il dit "oui". Elle dit "non". Nous disons "bien". Ils disent "jamais".',
    ],
  ] as const)('goes either way: %s %s', (language, text, main, other) => {
    expect(unified(language, text, 0)).toBe(main);
    expect(unified(language, text, 1)).toBe(other);
    for (const whole of [main, other]) expect(groupedIn(whole, { language })).toEqual([]);
  });

  it('changes nothing once the group is gone', () => {
    const document = checker.open('An adviser.', optionsWith({ language: 'en' }));
    document.step(Number.POSITIVE_INFINITY, null);
    expect(document.unify('common.consistency.spelling adviser/advisor', 'advisor')).toEqual([]);
    expect(document.unify('nothing', 'advisor')).toEqual([]);
  });
});

describe.each(profiles.map((profile) => [profile.code, profile] as const))('the pairs of %s', (language, profile) => {
  it('are many, and each is right both ways in one variant', async () => {
    const { variants, endings } = await profile.loadConsistency();
    const pairs = recordsOf(variants).map(({ word, other = '', endings: named = '' }) =>
      (endings[named] ?? ['', ...named.split('|')])
        .slice(0, 2)
        .map((ending) => [word.replaceAll('_', ' ') + ending, other + ending]),
    );
    expect(pairs.length).toBeGreaterThanOrEqual(60);
    const forms = pairs.flat(2);
    const wrongIn = DIALECTS[language].map((dialect) => {
      const options = optionsWith({ language, perSentence: false, dialects: { [language]: dialect } });
      const { issues } = checker.check(forms.join('\n'), options);
      return new Set(issues.filter(({ rule }) => rule.startsWith('spelling.')).map(({ text }) => text));
    });
    const isRight = (form: string, wrong: ReadonlySet<string>) => form.split(' ').every((word) => !wrong.has(word));
    const odd = pairs.filter(
      (pair) =>
        !wrongIn.some((wrong) => pair.some(([one = '', two = '']) => isRight(one, wrong) && isRight(two, wrong))),
    );
    expect(odd.map(([first]) => first?.join('/'))).toEqual([]);
  });
});
