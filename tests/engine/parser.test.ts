// The trained parsers on sentences of our own, and what rules ask about their trees.
import { beforeAll, describe, expect, it } from 'vitest';
import { writeSections } from '../../src/engine/pack/format.ts';
import { ModelSection, readModelPack } from '../../src/engine/pack/modelPack.ts';
import { PackError } from '../../src/engine/pack/packError.ts';
import { CERTAINTY_WEIGHTS } from '../../src/engine/reading/parser/certainty.ts';
import { ARC_KINDS } from '../../src/engine/reading/parser/labelFeatures.ts';
import { createParser, parserOf } from '../../src/engine/reading/parser/parser.ts';
import { readParserModel, writeParserModel } from '../../src/engine/reading/parser/parserModel.ts';
import { syntaxOf } from '../../src/engine/reading/syntax.ts';
import type { Sentence, Token } from '../../src/engine/rules/token.ts';
import type { TextLanguage } from '../../src/engine/types.ts';
import { bytesOf } from './lexicons.ts';
import { drawn, sentenceReader, structureOf, tokenOf } from './parsers.ts';

type Case = readonly [text: string, tree: string];

const TREES: Readonly<Partial<Record<TextLanguage, readonly Case[]>>> = {
  fr: [
    [
      'Les enfants de la voisine jouent dans le jardin.',
      'Les<enfants:determiner enfants<jouent:subject de<voisine:preposition la<voisine:determiner voisine<enfants:nominal jouent<:root dans<jardin:preposition le<jardin:determiner jardin<jouent:oblique',
    ],
    [
      "L'homme que tu as vu hier est mon oncle.",
      "L'<homme:determiner homme<oncle:subject que<vu:object tu<vu:subject as<vu:auxiliary vu<homme:relative hier<vu:adverb est<oncle:copula mon<oncle:determiner oncle<:root",
    ],
    [
      'Les décisions prises par le conseil était injuste.',
      'Les<décisions:determiner décisions<injuste:subject prises<décisions:adnominal par<conseil:preposition le<conseil:determiner conseil<prises:oblique était<injuste:copula injuste<:root',
    ],
  ],
  en: [
    [
      'The man who lives next door is a doctor.',
      'The<man:determiner man<doctor:subject who<lives:subject lives<man:relative next<door:adjective door<lives:object is<doctor:copula a<doctor:determiner doctor<:root',
    ],
    [
      'The quality of the products have dropped.',
      'The<quality:determiner quality<dropped:subject of<products:preposition the<products:determiner products<quality:nominal have<dropped:auxiliary dropped<:root',
    ],
    [
      'Mary and Paul eat a red apple.',
      'Mary<eat:subject and<Paul:coordinator Paul<Mary:conjunct eat<:root a<apple:determiner red<apple:adjective apple<eat:object',
    ],
  ],
  de: [
    [
      'Die Kinder der Nachbarin spielen im Garten.',
      'Die<Kinder:determiner Kinder<spielen:subject der<Nachbarin:determiner Nachbarin<Kinder:nominal spielen<:root im<Garten:preposition Garten<spielen:oblique',
    ],
    [
      'Sie denkt, dass die Züge zu spät kommen.',
      'Sie<denkt:subject denkt<:root dass<kommen:marker die<Züge:determiner Züge<kommen:subject zu<spät:preposition spät<kommen:adverb kommen<denkt:complement',
    ],
    [
      'Gestern haben die Nachbarn das Haus verkauft.',
      'Gestern<verkauft:adverb haben<verkauft:auxiliary die<Nachbarn:determiner Nachbarn<verkauft:subject das<Haus:determiner Haus<verkauft:object verkauft<:root',
    ],
  ],
  it: [
    [
      'Lei pensa che i treni arriveranno in ritardo.',
      'Lei<pensa:subject pensa<:root che<arriveranno:marker i<treni:determiner treni<arriveranno:subject arriveranno<pensa:complement in<ritardo:preposition ritardo<arriveranno:oblique',
    ],
    [
      'Maria e Paolo mangiano una mela rossa.',
      'Maria<mangiano:subject e<Paolo:coordinator Paolo<Maria:conjunct mangiano<:root una<mela:determiner mela<mangiano:object rossa<mela:adjective',
    ],
  ],
  es: [
    [
      'Los niños de la vecina juegan en el jardín.',
      'Los<niños:determiner niños<juegan:subject de<vecina:preposition la<vecina:determiner vecina<niños:nominal juegan<:root en<jardín:preposition el<jardín:determiner jardín<juegan:oblique',
    ],
    [
      'Ella piensa que los trenes llegarán tarde.',
      'Ella<piensa:subject piensa<:root que<llegarán:marker los<trenes:determiner trenes<llegarán:subject llegarán<piensa:complement tarde<llegarán:adverb',
    ],
  ],
};

const readers = new Map<TextLanguage, (text: string) => Sentence>();
const read = (language: TextLanguage, text: string): Sentence => {
  const reader = readers.get(language);
  if (!reader) throw new Error(`${language} is not at hand`);
  return reader(text);
};
const LANGUAGES = Object.keys(TREES) as TextLanguage[];

beforeAll(async () => {
  for (const language of LANGUAGES) readers.set(language, await sentenceReader(language));
}, 300_000);

describe.each(LANGUAGES)('%s', (language) => {
  it.each(TREES[language] as readonly Case[])('%s', (text, tree) => {
    expect(drawn(read(language, text))).toBe(tree);
  });

  it.each([
    ['nothing', ''],
    ['one word', 'a'],
    ['marks alone', '?!… – (;) « » ,,, …'],
    ['no letters', '1 2 3 4,5 6:7 😀 ￼ \ud800 \u0000'],
    ['400 words', 'de '.repeat(400)],
    ['400 commas', 'a, '.repeat(200)],
  ])('makes one tree of %s', (_, text) => {
    const sentence = read(language, text);
    const { tree } = structureOf(sentence);
    const { length } = sentence.tokens;
    expect(tree.head).toHaveLength(length);
    expect([...tree.head].filter((head) => head === -1)).toHaveLength(Math.min(1, length));
    for (let i = 0; i < length; i++) {
      let at = i;
      let steps = 0;
      while (at >= 0 && steps++ <= length) at = tree.head[at] as number;
      expect(at).toBe(-1);
      expect(tree.certainty[i]).toBeGreaterThan(0);
      expect(tree.certainty[i]).toBeLessThanOrEqual(1);
    }
  });

  it('gives the same tree whatever was parsed before', () => {
    const [first, second] = (TREES[language] as readonly Case[]).map(([text]) => text) as [string, string];
    const alone = structureOf(read(language, second)).tree;
    structureOf(read(language, `${first} ${first} ${first}`));
    expect(structureOf(read(language, second)).tree).toEqual(alone);
  });

  it('looks at its weights in proportion to the length', async () => {
    const { parser: section } = readModelPack(await bytesOf(language, 'model'));
    const model = readParserModel(section as Uint8Array);
    let looks = 0;
    const weights = new Proxy(model.weights, {
      get(target, key) {
        looks++;
        return Reflect.get(target, key, target) as unknown;
      },
    });
    const parser = parserOf({ ...model, weights });
    const [[first], [second]] = TREES[language] as readonly [Case, Case];
    const { tokens } = read(language, `${first} ${second}`);
    const looksFor = (count: number): number => {
      looks = 0;
      parser.parse(Array.from({ length: count }, (_, i) => tokens[i % tokens.length] as Token));
      return looks;
    };
    const few = looksFor(50);
    const many = looksFor(400);
    expect(many / few).toBeGreaterThan(7);
    expect(many / few).toBeLessThan(9);
  });
});

describe('questions', () => {
  it('who does it: across a relative clause, in a verb group, in a row of verbs', () => {
    const sentence = read('fr', "L'homme que tu as vu hier est mon oncle.");
    const syntax = structureOf(sentence);
    const subjects = (verb: string) => syntax.subjectsOf(tokenOf(sentence, verb)).map(({ token }) => token.text);
    expect(subjects('est')).toEqual(['homme']);
    expect(subjects('as')).toEqual(['tu']);
    expect(subjects('vu')).toEqual(['tu']);
    expect(syntax.verbOf(tokenOf(sentence, 'homme'))?.token.text).toBe('est');
    expect(syntax.verbOf(tokenOf(sentence, 'tu'))?.token.text).toBe('as');
    expect(syntax.verbOf(tokenOf(sentence, 'hier'))).toBeUndefined();
    expect(syntax.objectsOf(tokenOf(sentence, 'vu')).map(({ token }) => token.text)).toEqual(['que']);
    expect(syntax.antecedentOf(tokenOf(sentence, 'que'))?.token.text).toBe('homme');
    expect(syntax.antecedentOf(tokenOf(sentence, 'vu'))?.token.text).toBe('homme');
    expect(syntax.relativesOf(tokenOf(sentence, 'homme')).map(({ token }) => token.text)).toEqual(['vu']);

    const row = read('fr', 'Il a mangé et bu.');
    expect(
      structureOf(row)
        .subjectsOf(tokenOf(row, 'bu'))
        .map(({ token }) => token.text),
    ).toEqual(['Il']);
  });

  it('what belongs to a noun, and what is joined', () => {
    const sentence = read('en', 'Mary and Paul eat a red apple.');
    const syntax = structureOf(sentence);
    const [mary, paul, apple] = ['Mary', 'Paul', 'apple'].map((text) => tokenOf(sentence, text)) as [
      never,
      never,
      never,
    ];
    expect(syntax.determinersOf(apple).map(({ token }) => token.text)).toEqual(['a']);
    expect(syntax.adjectivesOf(apple).map(({ token }) => token.text)).toEqual(['red']);
    expect(syntax.nounOf(tokenOf(sentence, 'red'))?.token).toBe(apple);
    expect(syntax.nounOf(tokenOf(sentence, 'eat'))).toBeUndefined();
    expect(syntax.spanOf(apple)).toEqual({ from: 4, to: 6 });
    expect(syntax.conjunctsOf(mary).map(({ token }) => token)).toEqual([paul]);
    expect(syntax.conjunctsOf(paul).map(({ token }) => token)).toEqual([mary]);
    expect(syntax.coordinatorOf(paul)?.token.text).toBe('and');
  });

  it('the clause of a word', () => {
    const sentence = read('en', 'The man who lives next door is a doctor.');
    const syntax = structureOf(sentence);
    expect(syntax.clauseOf(tokenOf(sentence, 'door'))).toEqual({
      predicate: tokenOf(sentence, 'lives'),
      from: 2,
      to: 5,
    });
    expect(syntax.clauseOf(tokenOf(sentence, 'man')).predicate.text).toBe('doctor');
  });

  it('how sure: the product of the links on the way', () => {
    const sentence = read('en', 'The quality of the products have dropped.');
    const syntax = structureOf(sentence);
    const [subject] = syntax.subjectsOf(tokenOf(sentence, 'have'));
    const certainty = (text: string) => syntax.certaintyOf(tokenOf(sentence, text));
    expect(subject?.certainty).toBeCloseTo(certainty('quality') * certainty('have'), 5);
  });

  it('are answered from one parse, and not without a parser', () => {
    const sentence = read('en', 'It rains.');
    expect(syntaxOf(sentence)).toBe(syntaxOf(sentence));
    expect(syntaxOf({ ...sentence, parser: null })).toBeNull();
  });
});

describe('damaged models', () => {
  const model = {
    weights: new Int8Array(256).fill(3),
    unit: 2.5,
    labels: new Int32Array(ARC_KINDS).fill(7),
    certainty: new Float64Array(CERTAINTY_WEIGHTS).fill(0.25),
  };
  const bytes = writeParserModel(model);

  it('round trip', () => {
    expect(readParserModel(bytes)).toEqual(model);
  });

  it('are refused', () => {
    for (let length = 0; length < bytes.length; length += 97) {
      expect(() => readParserModel(bytes.slice(0, length)), `${length} bytes`).toThrow(PackError);
    }
    const wrong = [
      { unit: 0 },
      { unit: Number.NaN },
      { certainty: new Float64Array(3) },
      { labels: new Int32Array(9) },
    ];
    for (const change of wrong) {
      expect(() => readParserModel(writeParserModel({ ...model, ...change })), JSON.stringify(change)).toThrow(
        PackError,
      );
    }
  });

  it('leave a language without a parser, not without a check', () => {
    expect(createParser(writeSections([[ModelSection.parser, bytes.slice(0, 50)]]))).toBeNull();
    expect(createParser(writeSections([[ModelSection.context, bytes]]))).toBeNull();
    expect(createParser(writeSections([[ModelSection.parser, bytes]]))).not.toBeNull();
  });
});
