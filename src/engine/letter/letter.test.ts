// What is said about letters before they are sent, and that nothing is said about right ones.
import { describe, expect, it } from 'vitest';
import { loadLetterCheck, type TextLanguage } from '../index.ts';

const check = await loadLetterCheck();
const filler = 'This stands here so that the letter is long enough to be one that is finished. '.repeat(3);

/** In pieces: in this project the whole words mark what is to be done. */
const NOTE = ['TO', 'DO'].join('');
const CROSSES = 'X'.repeat(3);

/** What is found, with the words that it is about. */
const findings = (language: TextLanguage, text: string): [string, string][] =>
  (check(text, language)?.findings ?? []).map(({ kind, start, end }) => [kind, text.slice(start, end)]);

const wrong: [TextLanguage, string, string, string][] = [
  ['en', 'Dear [Name],\n\nSee you soon.\n\nBest wishes,\nTom', 'placeholder', '[Name]'],
  ['en', 'Dear {{first_name}},\n\nSee you soon.\n\nBest wishes,\nTom', 'placeholder', '{{first_name}}'],
  ['en', 'Dear Anna,\n\nWe meet on <date>.\n\nBest wishes,\nTom', 'placeholder', '<date>'],
  ['en', 'Dear Anna,\n\nTODO: ask Paul.\n\nBest wishes,\nTom', 'placeholder', NOTE],
  ['en', 'Dear Anna,\n\nLorem ipsum dolor sit.\n\nBest wishes,\nTom', 'placeholder', 'Lorem ipsum'],
  [
    'de',
    `Sehr geehrte Frau ${CROSSES},\n\nhier die Rechnung.\n\nMit freundlichen Grüßen\nTom Ott`,
    'placeholder',
    CROSSES,
  ],
  ['de', 'Hallo Anna,\n\nwir treffen uns am XX.XX. um acht.\n\nViele Grüße\nTom', 'placeholder', 'XX.XX'],
  ['fr', 'Bonjour Anne,\n\nLe total est de XX €.\n\nCordialement,\nTom', 'placeholder', 'XX €'],
  ['it', 'Gentile [Nome Cognome],\n\na domani.\n\nCordiali saluti\nTom', 'placeholder', '[Nome Cognome]'],
  ['es', 'Hola Ana:\n\nNos vemos el [insertar día].\n\nUn saludo,\nTom', 'placeholder', '[insertar día]'],
  ['en', 'Dear Anna,\n\nHow are you, Peter? We are fine.\n\nBest wishes,\nTom', 'name', 'Peter'],
  ['en', 'Dear Mr Thomson,\n\nAs you said, Mr Thomsen, it rained.\n\nYours sincerely,\nAnn Lee', 'name', 'Thomsen'],
  [
    'de',
    'Frau\nDr. Anja Schmitt\nKöln\n\nSehr geehrte Frau Schmidt,\n\nes regnet.\n\nMit freundlichen Grüßen\nTom Ott',
    'name',
    'Schmitt',
  ],
  ['de', 'Lieber Jonas,\n\nvielen Dank, Stefan, für das Buch.\n\nLiebe Grüße\nTom', 'name', 'Stefan'],
  ['fr', 'Chère Anne,\n\nMerci beaucoup, Pierre, pour les fleurs.\n\nAmitiés,\nTom', 'name', 'Pierre'],
  ['it', 'Cara Giulia,\n\ncome stai, Marco? Noi bene.\n\nUn abbraccio,\nTom', 'name', 'Marco'],
  ['es', 'Hola Ana:\n\nMuchas gracias, Pedro, por el libro.\n\nUn abrazo,\nTom', 'name', 'Pedro'],
  ['en', 'Dear Anna,\n\nSee you soon.\n\nBest wishes,\nAnna', 'signature', 'Anna'],
  ['fr', 'Monsieur,\n\nIl pleut.\n\nVeuillez agréer, Madame, mes salutations distinguées.\n\nTom', 'title', 'Madame'],
  ['de', 'Sehr geehrter Herr Ott,\n\nich danke dir für deine Hilfe.\n\nMit freundlichen Grüßen\nTom', 'address', 'dir'],
  ['en', 'London, 2 March 2026\n\nDear Anna,\n\nWe meet on Tuesday, 9 March.\n\nBest wishes,\nTom', 'date', 'Tuesday'],
  ['en', 'Dear Anna,\n\nWe meet on Friday 9/3/2026.\n\nBest wishes,\nTom', 'date', 'Friday'],
  ['de', 'Hallo Anna,\n\nwir treffen uns am Mo., 3.3.2026.\n\nViele Grüße\nTom', 'date', 'Mo'],
  ['fr', 'Lyon, le 2 mars 2026\n\nChère Anne,\n\nÀ mardi 9 mars.\n\nAmitiés,\nTom', 'date', 'mardi'],
  ['it', 'Roma, 2 marzo 2026\n\nCara Anna,\n\na martedì 9 marzo.\n\nUn abbraccio,\nTom', 'date', 'martedì'],
  ['es', 'Madrid, 2 de marzo de 2026\n\nHola Ana:\n\nHasta el martes 9 de marzo.\n\nUn abrazo,\nTom', 'date', 'martes'],
  ['en', 'Dear Anna,\n\nPlease find attached the plan.\n\nBest wishes,\nTom', 'attachment', 'Please find attached'],
  ['de', 'Hallo Anna,\n\nim Anhang findest du den Plan.\n\nViele Grüße\nTom', 'attachment', 'im Anhang'],
  ['de', 'Hallo Anna,\n\nden Plan hänge ich dir an.\n\nViele Grüße\nTom', 'attachment', 'hänge ich dir an'],
  ['fr', 'Bonjour Anne,\n\nVous trouverez ci-joint le plan.\n\nCordialement,\nTom', 'attachment', 'ci-joint'],
  ['it', 'Cara Anna,\n\nti mando in allegato la pianta.\n\nUn abbraccio,\nTom', 'attachment', 'in allegato'],
  ['es', 'Hola Ana:\n\nTe adjunto el plano.\n\nUn saludo,\nTom', 'attachment', 'adjunto'],
  ['de', `Sehr geehrte Frau Ott,\n\n${filler}\n\nTom Ott`, 'closing', ''],
  ['de', 'Hallo Anna,\n\nbis dahin alles klar.\n\nKind regards\nTom', 'closingLanguage', 'Kind regards'],
  ['en', 'Dear Anna,\n\nIt rains.\n\nMit freundlichen Grüßen\nTom', 'closingLanguage', 'Mit freundlichen Grüßen'],
  ['fr', 'Bonjour Anne,\n\nIl pleut.\n\nBest regards,\nTom', 'closingLanguage', 'Best regards,'],
];

const right: [TextLanguage, string][] = [
  [
    'en',
    `Dear Anna,\n\nThe shed is attached to the house [1], see [our site](https://example.org) and <b>this</b>.\n\nLove,\nTom ${CROSSES}`,
  ],
  ['en', 'Hi Kate,\n\nThanks, Kate, that helps. Tell Peter that I miss him.\n\nThanks,\nPeter'],
  ['en', 'Dear Katherine,\n\nHow are you, Kate? We are fine.\n\nAll the best,\nTom'],
  ['en', 'Dear Mr Meyer,\n\nMr Meyers, my teacher, and Mrs Mayhew came.\n\nYours faithfully,\nTom Lee'],
  [
    'en',
    'Hi Anna,\n\nGreat!\n\nTom\n\nOn Mon, 2 March 2026 at 10:00, Anna Lee wrote:\n> Hi Tom,\n> see attached, [Name]\n> Anna',
  ],
  [
    'en',
    'London, 28 December 2026\n\nDear Anna,\n\nWe meet on Friday, 8 January, as on Sunday 3/1/2027 and 1/3/2026.\n\nBest,\nTom',
  ],
  ['en', 'Dear Anna,\n\nThe sign says “[Name] wohnt hier, ask Peter”. He said "thank you, Peter."\n\nBest,\nTom'],
  [
    'de',
    'Sehr geehrte Frau Meier,\n\nHerr Meiers und Herr Krüger danken Ihnen. In der Anlage steht ein Haus.\n\nMit freundlichen Grüßen\nTom Ott',
  ],
  ['de', 'Lieber Alexander,\n\nvielen Dank, Alex, und danke, Mama und Papa!\n\nDein Tom'],
  ['de', 'Sehr geehrte Mitglieder,\n\nim Anhang deiner Mail war nichts.\n\nDer Vorstand, mit besten Grüßen'],
  [
    'fr',
    `Madame, Monsieur,\n\nLouis ${CROSSES} et le ${CROSSES} siècle.\n\nVeuillez agréer, Madame, Monsieur, mes salutations distinguées.\n\nTom`,
  ],
  [
    'fr',
    'Madame,\n\nMerci à Pierre.\n\nDans l’attente de votre réponse, je vous prie d’agréer, chère Madame, mes salutations.\n\nTom',
  ],
  ['it', `Gentile signora Rossi,\n\nla ${CROSSES} edizione è finita.\n\nCordiali saluti\nTom`],
  [
    'es',
    `Estimada María:\n\nTe escribo desde el ${CROSSES} Congreso. ${NOTE} va bien. El profesor adjunto saluda.\n\nUn abrazo,\nTom`,
  ],
  ['es', 'Hola Pedro:\n\nGracias, Pedro. Besos a Ana.\n\nUn abrazo,\nLucía'],
];

describe('what is found in letters', () => {
  it.each(wrong)('%s: %s', (language, text, kind, found) => {
    const all = findings(language, text);
    expect(all.filter(([one]) => one !== 'attachment' || kind === 'attachment')).toEqual([[kind, found]]);
  });
});

describe('right letters', () => {
  it.each(right)('%s: %s', (language, text) => {
    expect(check(text, language)).not.toBeNull();
    expect(findings(language, text)).toEqual([]);
  });
});

describe('what is no letter', () => {
  it.each<[TextLanguage, string]>([
    ['en', 'The train was late [date].\n\nNobody minded.'],
    ['de', 'Liebe und Hass\n\nEin Roman von [Name].'],
    ['fr', 'Monsieur Dupont est venu hier.\n\nIl a attendu [date].'],
    ['en', ''],
    ['en', 'Dear Anna,\n'.repeat(3_000)],
  ])('%s: %s', (language, text) => {
    expect(check(text, language)).toBeNull();
  });
});

describe('any text', () => {
  it.each([
    '\ud800',
    '\r\n\r\n',
    'Dear \u0000,',
    'Dear [[[[Name',
    '«“"',
    'Hi'.repeat(9_000),
    `Dear ${'A '.repeat(9_000)},`,
  ])('is looked at without an error: %j', (text) => {
    expect(() => check(text, 'en')).not.toThrow();
  });

  it('is looked at without going over it again and again, however many things it opens', () => {
    const text = `Dear Anna,\n${'Thanks, « “ [ < {{ Monday 3/3 XX as attached (a) '.repeat(590)}\nBest,\nTom`;
    expect(check(text, 'en')).not.toBeNull();
  });
});
