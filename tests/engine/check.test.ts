// What a whole check says about words in their places: tiers, variants, capitals, other languages, what a person hides.
import { describe, expect, it } from 'vitest';
import { type CheckOptions, type Issue, TEXT_LANGUAGES, type TextLanguage } from '../../src/engine/index.ts';
import { checkerWith, optionsWith, packBytes } from './packs.ts';

const checker = checkerWith(...TEXT_LANGUAGES);

const check = (text: string, changes: Partial<CheckOptions>): Issue[] =>
  checker.check(text, optionsWith(changes)).issues;

/** Mistakes as written, names with a question mark, words of other variants with the variant. */
const found = (text: string, changes: Partial<CheckOptions>): string[] =>
  check(text, changes).map(({ text: word, type, message }) =>
    type === 'unknown-name' ? `${word}?` : message.params.dialect ? `${word} (${message.params.dialect})` : word,
  );

const table = (rows: [text: string, expected: string[], changes: Partial<CheckOptions>][]) => rows;

describe('tiers', () => {
  it.each(
    table([
      ['We saw Zwolkja and Brmpft there.', ['Zwolkja?', 'Brmpft?'], { language: 'en' }],
      ['Teh dog. Adn then.', ['Teh', 'Adn'], { language: 'en' }],
      ['Becuase it rains.', ['Becuase'], { language: 'en' }],
      ['THe cat and hELLO there.', ['THe', 'hELLO'], { language: 'en' }],
      ['Die Versichrung zahlt nicht.', ['Versichrung'], { language: 'de' }],
      ['Der Hund hat den ganzen Nachmitag geschlafen.', ['Nachmitag'], { language: 'de' }],
      ['Herr Brmpftl kommt.', ['Brmpftl?'], { language: 'de' }],
      // A noun is hardly a name behind an article, or where it is long.
      ['Wir gehen am Wochende in den Supermakt.', ['Wochende', 'Supermakt'], { language: 'de' }],
      ['Husten und Kopfschmezen habe ich auch.', ['Kopfschmezen'], { language: 'de' }],
      ['Das Hotel steht in Hinterzarten.', [], { language: 'de' }],
      // A name behind a title, a greeting or a first name, however near a word may be.
      ['Frau Nitzsche und Kollege Ullrich sind da.', ['Nitzsche?', 'Ullrich?'], { language: 'de' }],
      ['Hallo Micha, wir sehen uns morgen.', ['Micha?'], { language: 'de' }],
      ['Wir haben viel gelacht. Liebe Grüße eure Claudi', ['Claudi?'], { language: 'de' }],
      ['Der Kriegsgeplagte geht verdachtsfrei aus.', [], { language: 'de' }],
      ['Die außenordentlichen Sitzungen', ['außenordentlichen'], { language: 'de' }],
      // Inside a sentence it was a name, so it is one at the start of the next.
      ['We met Beccuse there. Beccuse was kind.', ['Beccuse?', 'Beccuse?'], { language: 'en' }],
      // A slip of a usual word that is always capitalised is no name, wherever it stands and however often.
      [
        'We met on Wensday in Germnay. In Febuary, too, and in Febuary.',
        ['Wensday', 'Germnay', 'Febuary', 'Febuary'],
        { language: 'en' },
      ],
      ['Il habite à Marseile, en Frnace.', ['Marseile', 'Frnace'], { language: 'fr' }],
      ['Siamo stati in Itlaia e a Milanno.', ['Itlaia', 'Milanno'], { language: 'it' }],
      // So is a usual word behind an article without its apostrophe; a short one ends many a name.
      ['Lacqua era fredda. Lelia viveva lì.', ['Lacqua'], { language: 'it' }],
      ['Lhomme est parti.', ['Lhomme'], { language: 'fr' }],
      ['Viven en Espana y en Alemnia.', ['Espana', 'Alemnia'], { language: 'es' }],
      // Another letter, or a short word: another name.
      ['Ella vive en Columbia y conoce a Alberta.', ['Columbia?', 'Alberta?'], { language: 'es' }],
      ['We met Jonh there.', ['Jonh?'], { language: 'en' }],
      ['A well-knwon fact.', ['knwon'], { language: 'en' }],
      ['Die Brmpftl-Regierung und der US-Präsident.', ['Brmpftl?'], { language: 'de' }],
    ]),
  )('%j', (text, expected, changes) => {
    expect(found(text, changes)).toEqual(expected);
  });
});

describe('words that are right', () => {
  it.each<[TextLanguage, string]>([
    ['en', 'NASA, the CDs, FIFA’s rules, iPhone, JavaScript, Wi-Fi, USB-C and a 21st-century mp3.'],
    ['en', "'Tis the seasons' end; rock 'n' roll; it's 5 o'clock, give 'em time."],
    ['en', 'Chapter xiv, King Louis XIV, 10 km/h, etc. and e.g. this.'],
    ['en', 'See https://exampel.org/teh, mail teh@exampel.org, open teh_file.txt, `teh code` and #teh @teh.'],
    ['fr', 'L’ECOLE EST FERMEE. Etat, Ecole, A bientôt, Ça va.'],
    ['fr', 'l’« art », c’est-à-dire, aujourd’hui, va-t-il, XXe siècle, 2e étage'],
    ['es', 'CAMION RAPIDO. Colocándolo allí, un jueguito antisísmico.'],
    ['it', 'LA CITTA E BELLA. Un po’ di, va’, dell’«arte».'],
    ['de', 'Vor- und Nachteile, Haupteingang und -ausgang, z. B. die Donaudampfschifffahrtsgesellschaft, STRASSE.'],
    ['fr', 'e\u0301cole, de\u0301ja\u0300, mai\u00adson, e\u0301\u200bte\u0301'],
    ['en', 'Привет, κόσμε, 世界 and हिन्दी are words too.'],
  ])('%s %j', (language, text) => {
    expect(found(text, { language })).toEqual([]);
  });
});

describe('variants', () => {
  it.each(
    table([
      ['The colour of the center.', ['colour (en-GB)'], { language: 'en', dialects: { en: 'en-US' } }],
      ['The colour of the center.', ['center (en-US)'], { language: 'en', dialects: { en: 'en-GB' } }],
      ['Die Strasse ist groß.', ['Strasse (de-CH)'], { language: 'de' }],
      ['Die Strasse ist groß.', ['groß (de-DE)'], { language: 'de', dialects: { de: 'de-CH' } }],
    ]),
  )('%j', (text, expected, changes) => {
    expect(found(text, changes)).toEqual(expected);
  });

  it.each(
    table([
      ['My neighbour organises colourful parties.', [], {}],
      ['My neighbor organizes colorful parties.', [], {}],
      ['My neighbour likes the colour, and my favorite is grey.', ['favorite (en-US)'], {}],
      ['My neighbor likes the color, and my favourite is gray.', ['favourite (en-GB)'], {}],
      ['The colour of the center.', ['colour (en-GB)'], {}],
      ['The colour of the center.', ['center (en-US)'], { usualDialects: { en: 'en-GB' } }],
      ['Wir schliessen das Fenster und grüssen die Gäste, die draussen warten.', [], { language: 'de' }],
      ['Wir gehen nach Hause, mit vielen Grüssen.', ['Grüssen (de-CH)'], { language: 'de' }],
      ['Wir schließen das Fenster, mit vielen Grüssen.', ['Grüssen (de-CH)'], { language: 'de' }],
      ['Die Bäckerei ist im Jänner geschlossen.', [], { language: 'de' }],
      ['Querés un libro. Llevá hielo.', [], { language: 'es' }],
      ['Vos tenés que venir a verme, ¿querés?', [], { language: 'es' }],
      ['Viven en Oaxaca y en Acapulco.', [], { language: 'es' }],
    ]),
  )('are those of the text: %j', (text, expected, changes) => {
    expect(found(text, { language: 'en', ...changes })).toEqual(expected);
  });

  it('judges paragraphs with names and formed words in the variant that later paragraphs tell', () => {
    const text = 'Dear Councillor Beddoes,\n\nThe bands are cocoloured.\n\nThis is the neighbourhood where we live.';
    expect(found(text, { language: 'en' })).toEqual([]);
  });

  it('are told with the result, a chosen one above all', () => {
    const variant = (changes: Partial<CheckOptions>) =>
      checker.check('The colour of money.', optionsWith({ language: 'en', ...changes })).dialect;
    expect(variant({})).toBe('en-GB');
    expect(variant({ usualDialects: { en: 'en-AU' } })).toBe('en-AU');
    expect(variant({ dialects: { en: 'en-US' } })).toBe('en-US');
  });

  it('suggests the spelling of the variant', () => {
    expect(checker.suggest('colour', 'en', optionsWith({}))[0]?.text).toBe('color');
    expect(checker.suggest('color', 'en', optionsWith({ dialects: { en: 'en-GB' } }))[0]?.text).toBe('colour');
  });
});

describe('options', () => {
  it.each(
    table([
      ['SOME CAPITASL HERE', [], { language: 'en', checkUppercase: false }],
      ['Some CAPITASL here', ['CAPITASL?'], { language: 'en' }],
      ['A w0rd, an m8te, 3rd, 10kg, B2B', [], { language: 'en' }],
      ['A wor1dd, 3rd, 10kg, B2B', ['wor1dd'], { language: 'en', checkDigits: true }],
      ['A foo, Foo and FOO bark.', [], { language: 'en', personalWords: ['foo'] }],
      ['A zwolkja and Zwolkja’s ZWOLKJA.', ['zwolkja'], { language: 'en', personalWords: ['Zwolkja'] }],
      ['L’acmé d’Acmex', [], { language: 'fr', personalWords: ['Acmex'] }],
      ['A wrod and a wrod and a wird one.', ['wird'], { language: 'en', ignoredWords: ['wrod'] }],
    ]),
  )('%j %#', (text, expected, changes) => {
    expect(found(text, changes)).toEqual(expected);
  });
});

describe('ignoring one occurrence', () => {
  const text = 'A wrod here.\nA wrod here.\nA wrod here.';
  const all = check(text, { language: 'en' });

  it('tells equal occurrences apart', () => {
    expect(new Set(all.map(({ ignoreKey }) => ignoreKey)).size).toBe(3);
  });

  it('hides that one only', () => {
    const second = all[1]?.ignoreKey ?? '';
    const rest = check(text, { language: 'en', ignoredIssues: [second] });
    expect(rest.map(({ start }) => start)).toEqual([all[0]?.start, all[2]?.start]);
  });

  it('survives edits elsewhere', () => {
    const key = check('See the wrod here.', { language: 'en' })[0]?.ignoreKey;
    const later = check('A new line with a mistke.\n\nNew words. See the wrod here.', { language: 'en' });
    expect(later.map(({ ignoreKey }) => ignoreKey)).toContain(key);
  });
});

describe('other languages in a text', () => {
  it('checks each paragraph of a text in five languages, none of which has most of it', () => {
    const text = [
      'Dear Mrs Palmer, we could not find the owner of the house, and nobody knew the adress of the family.',
      'Chère Madame, les enfants de mon frère jouent dans le jardin, et nous avons oublié votre adrese.',
      'Liebe Frau Huber, ich habe gestern mit Ihnen telefoniert, aber die Adrese habe ich leider vergessen.',
      'Cara Maria, ieri sono andato al mercato con i bambini di mia sorella e ho perso il tuo inndirizzo.',
      'Querido Juan, los niños de mi hermana juegan en el parque, pero no sabemos cuál es tu dirrección.',
    ].join('\n\n');
    expect(found(text, {})).toEqual(['adress', 'adrese', 'Adrese', 'inndirizzo', 'dirrección']);
    const { language, missing } = checkerWith('en').check(text, optionsWith({}));
    expect([language, missing]).toEqual(['en', ['fr', 'de', 'it', 'es']]);
  });

  it('checks a foreign sentence in its language', () => {
    const text = 'This is an English text. Das ist ein deutscher Satz mit einem Fehlr darin. We go on.';
    expect(check(text, { language: 'en' })).toMatchObject([{ text: 'Fehlr', language: 'de' }]);
  });

  it('checks a quotation in its language', () => {
    const text = 'He told me: “Je ne sais pas pourqoui tu es parti si tôt.” Then he left.';
    expect(check(text, { language: 'en' })).toMatchObject([{ text: 'pourqoui', language: 'fr' }]);
  });

  it('takes a run of foreign words for what it is', () => {
    expect(found('They read the Frankfurter Allgemeine Zeitung daily.', { language: 'en' })).toEqual([]);
  });

  it.each(
    table([
      ['Je n’ai pas compris. She says hello. Et toi, tu vas bien ?', [], { language: 'fr' }],
      ['Me fui. Thank you very much. Das ist gut. Luego dormí.', [], { language: 'es' }],
      ['She lived in Rome. Ciao bella, come stai? I miss her.', [], { language: 'en' }],
      ['Les enfant jouent dehor.', ['dehor'], { language: 'fr' }],
      ['El gatto duerme en la casa.', ['gatto'], { language: 'es' }],
    ]),
  )('knows a short foreign sentence from a mistake: %j', (text, expected, changes) => {
    expect(found(text, changes).filter((word) => word.length > 2)).toEqual(expected);
  });

  it('answers alike whichever packs were loaded before', () => {
    const texts = [
      'He told me: “Je ne sais pas pourquoi tu es parti si tôt.” Then he left.',
      'They read the Frankfurter Allgemeine Zeitung daily, and joie de vivre is what they lack.',
      'My grandmother said: «Chi va piano va sano.» Ciao bella, come stai? I miss her.',
    ];
    for (const text of texts) {
      const few = checkerWith('en');
      let result = few.check(text, optionsWith({ language: 'en' }));
      for (const language of result.missing) few.loadSpell(language, packBytes(language));
      result = few.check(text, optionsWith({ language: 'en' }));
      expect(result.issues).toEqual(checker.check(text, optionsWith({ language: 'en' })).issues);
    }
  });

  it('leaves it to the language of the text when asked to', () => {
    const text = 'Das ist ein deutscher Satz ohne einen Fehler darin.';
    expect(check(text, { language: 'en', perSentence: false }).length).toBeGreaterThan(3);
  });

  it('names a language that is not loaded, and leaves its sentences alone', () => {
    const english = checkerWith('en');
    const text = 'This is a mistke. Das ist ein deutscher Satz mit einem Fehlr darin.';
    const result = english.check(text, optionsWith({ language: 'en' }));
    expect(result.missing).toEqual(['de']);
    expect(result.issues.map((issue) => issue.text)).toEqual(['mistke']);
  });

  it('checks nothing without the pack of the text', () => {
    const result = checkerWith('en').check('La maison est belle.', optionsWith({ language: 'fr' }));
    expect(result).toMatchObject({ language: 'fr', missing: ['fr'], issues: [] });
  });

  it.each([
    'Gisteren ben ik met mijn zus naar de markt gegaan om groente en vis te kopen.',
    'Ontem fui com a minha irmã ao mercado comprar legumes e peixe fresco para o jantar.',
    'Wczoraj poszedłem z siostrą na targ, żeby kupić warzywa i świeżą rybę.',
    'Igår gick jag med min syster till torget för att köpa grönsaker.',
    'Вчера я пошёл с сестрой на рынок купить овощей.',
    'कल मैं अपनी बहन के साथ बाज़ार गया था।',
    '昨日、妹と市場に行って野菜を買いました。',
    'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.',
  ])('says that it cannot read %j', (text) => {
    const result = checker.check(text, optionsWith({}));
    expect(result).toMatchObject({ language: null, issues: [], missing: [] });
  });
});

describe('markup and code', () => {
  it('leaves fenced blocks alone, but not after a fence without its partner', () => {
    expect(found('A wrod.\n```\nteh code\n```\nA wrod.', { language: 'en' })).toEqual(['wrod', 'wrod']);
    expect(found('A wrod.\n```\nteh wrod', { language: 'en' })).toEqual(['wrod', 'teh', 'wrod']);
  });

  it('counts words, characters, sentences and paragraphs', () => {
    const { counts } = checker.check('Eins zwei.\n\nDrei 😀 e\u0301!\n', optionsWith({ language: 'de' }));
    expect(counts).toEqual({ words: 4, characters: 19, charactersNoSpaces: 16, sentences: 2, paragraphs: 2 });
  });
});
