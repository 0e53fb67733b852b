// That the tone of a text is told from the words that carry it, and from nothing else.
import { describe, expect, it } from 'vitest';
import { TEXT_LANGUAGES } from '../dialects.ts';
import { loadToneCheck, type TextLanguage } from '../index.ts';
import { profileOf } from '../loaded.ts';
import type { ToneReport, ToneSign } from './types.ts';

const checks = new Map(
  await Promise.all(TEXT_LANGUAGES.map(async (language) => [language, await loadToneCheck(language)] as const)),
);
const read = (language: TextLanguage, text: string): ToneReport => checks.get(language)?.(text, language) as ToneReport;
const signs = (language: TextLanguage, text: string): [ToneSign, string][] =>
  read(language, text).places.map(({ sign, start, end }) => [sign, text.slice(start, end)]);

/** The same request, once to an office and once to a friend. */
const requests: Record<TextLanguage, readonly [formal: string, casual: string]> = {
  en: [
    'Dear Sir or Madam, I am writing to enquire about the course that commences in March. Furthermore, I would be grateful for a list of the fees. Yours faithfully, Jane Ott',
    "Hey guys! Any idea when that course kicks off? I'm super keen but I've got loads of stuff going on in March, so lemme know. Cheers, Jane 😊",
  ],
  de: [
    'Sehr geehrte Damen und Herren, hiermit beantrage ich die Erstattung der Kosten. Für Rückfragen stehe ich Ihnen gern zur Verfügung. Bezüglich der Frist bitte ich um Nachricht. Mit freundlichen Grüßen, Jan Ott',
    'Hey, na, wie geht’s dir? Ich hab echt keinen Bock mehr auf den Kram hier, das nervt total. Kommst du mal kurz rum? Tschüss, dein Jan!',
  ],
  fr: [
    'Madame, Monsieur, je vous prie de bien vouloir m’adresser les documents susmentionnés dans les meilleurs délais. Je vous saurais gré de votre réponse. Veuillez agréer mes salutations distinguées.',
    'Salut, ça va ? Du coup j’ai vachement envie de te voir ce week-end, t’as un truc de prévu ? On bouffe un bout chez ma mère, elle est super sympa. Bisous !',
  ],
  it: [
    'Egregio Dottore, con la presente il sottoscritto richiede, ai sensi di legge, copia dei documenti suddetti. Resto a disposizione per chiarimenti e porgo distinti saluti. In allegato la domanda, con riferimento a quanto detto.',
    'Ciao raga, che palle questa roba! Vabbè, ci vediamo stasera da me, tipo alle otto, che mamma ha fatto un sacco di pizza. Dai, portate qualcosa da bere 😀 un bacione',
  ],
  es: [
    'Estimada señora: por la presente le comunico que, en relación con su escrito, procederemos a efectuar la devolución. Asimismo, quedo a su disposición para cualquier consulta. Atentamente, Juan Pérez, director.',
    '¡Hola, tío! Oye, que mola un montón la peli esa que me dijiste, vaya movida al final. ¿Te vienes el finde a mi casa o qué? Venga, nos vemos. ¡Besos!',
  ],
};

describe('the tone of a text', () => {
  it.each(TEXT_LANGUAGES)('tells a request to an office from one to a friend (%s)', (language) => {
    const [formal, casual] = requests[language];
    expect(read(language, formal).scales?.formality).toBeGreaterThan(0.4);
    expect(read(language, casual).scales?.formality).toBeLessThan(-0.4);
  });
  it('names the words that it comes from', () => {
    expect(signs('en', 'Maybe we could meet. You must come at once! Many thanks.')).toEqual([
      ['hedge', 'Maybe'],
      ['strong', 'must'],
      ['strong', 'at once'],
      ['exclamation', '!'],
      ['warm', 'Many thanks'],
    ]);
    expect(signs('fr', 'D’accord, je crois que c’est bon.')).toEqual([
      ['hedge', 'je crois'],
      ['informal', 'c’est bon'],
    ]);
    expect(signs('de', 'Könnten Sie das sofort ansehen?')).toEqual([
      ['distant', 'Sie'],
      ['strong', 'sofort'],
    ]);
  });
  it('takes capitals for shouting only where several words have them', () => {
    expect(signs('en', 'NATO and the USA. COME HERE NOW, please.').map(([sign]) => sign)).toEqual(['shouting', 'warm']);
  });
  it('does not count what is quoted or answered', () => {
    expect(signs('en', 'He wrote “hey guys, this is crap”.\n\nOn Monday, 3 May, Ann wrote:\n> hey guys')).toEqual([]);
  });
  it('says nothing of the scales of a few words', () => {
    expect(read('en', 'Hey guys!').scales).toBeNull();
    expect(read('en', '')).toEqual({ words: 0, scales: null, places: [], inclusive: [] });
  });
  it('offers words for all where one means a part', () => {
    const text = 'Der Ansprechpartner hilft allen. The chairman and Chairman Mao.';
    expect(read('de', text).inclusive).toMatchObject([{ texts: ['Ansprechperson'] }]);
    expect(read('en', text).inclusive[0]).toMatchObject({ texts: ['chair', 'chairperson'] });
  });
  it('reads a long text in linear time and without throwing', () => {
    const text = 'hey '.repeat(50_000) + '('.repeat(20_000);
    expect(read('en', text).places).toHaveLength(50_000);
  });
});

describe('the lists', () => {
  it.each(TEXT_LANGUAGES)('have each phrase once, in small letters (%s)', async (language) => {
    const facts = await profileOf(language).loadTone();
    for (const list of [facts.formal, facts.informal, facts.hedges, facts.strong, facts.warm]) {
      expect(list.filter((phrase) => phrase === '' || phrase !== phrase.toLowerCase())).toEqual([]);
      expect(list.filter((phrase, at) => list.indexOf(phrase) !== at)).toEqual([]);
    }
  });
});
