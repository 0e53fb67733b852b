// Quantifiers and short adjectives with their noun: ogni persona, qualche giorno, tutte le sere, una bella giornata.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { GENDER_NUMBER } from '../../../../rules/nounAgreement.ts';
import { can, tagged, uncapitalised, words } from '../../../../rules/pattern.ts';
import { TIME } from '../../reading/clauses.ts';

/** The noun in the other number, keeping its gender. */
function inNumber(m: Match, number: number): string[] {
  const found = new Set<string>();
  for (const { lemma, pos, features } of m.token('noun').readings)
    if (pos === Pos.noun)
      for (const each of m.sentence.lexicon.inflect(
        lemma,
        pos,
        (features & (Feature.masculine | Feature.feminine)) | number,
      ))
        found.add(each);
  found.delete(m.token('noun').lower);
  return [...found];
}

/** ogni persone, qualche giorni: these take the singular. */
export const eachOne = defineRule({
  id: 'it.agreement.ogni-qualche',
  pattern: [
    words('ogni qualche qualunque qualsiasi'),
    tagged(Pos.noun, Feature.plural).except(can(Pos.noun, Feature.singular)).and(uncapitalised()).as('noun').mark(),
  ],
  suggest: (m) => inNumber(m, Feature.singular),
  wrong: [
    ['Qualche giorni fa ho incontrato Anna.', 'Qualche giorno fa ho incontrato Anna.'],
    ['Ogni persone ha i suoi problemi.', 'Ogni persona ha i suoi problemi.'],
    ['Ho ancora qualche dubbi.', 'Ho ancora qualche dubbio.'],
  ],
  right: ['Ogni due giorni.', 'Qualche città.', 'Qualche mese dopo tornarono i figli.'],
});

const ALL: Readonly<Record<string, string>> = {
  il: 'tutto',
  lo: 'tutto',
  la: 'tutta',
  i: 'tutti',
  gli: 'tutti',
  le: 'tutte',
};

/** tutti le sere, tutto la notte. */
export const allThe = defineRule({
  id: 'it.agreement.tutto',
  pattern: [
    words('tutto tutta tutti tutte').as('all').mark(),
    words('il la i gli le').as('article'),
    tagged(Pos.noun).and(uncapitalised()).as('noun'),
  ],
  where: (m) => {
    const article = m.token('article').lower;
    if (ALL[article] === m.token('all').lower || !m.agree(['article', 'noun'], GENDER_NUMBER)) return false;
    // "tutto il": "ha fatto tutto la mamma", "vogliono tutti la pace", "quasi tutti i"
    if (/^(?:la|il)$/.test(article) && /^tutt[ie]$/.test(m.token('all').lower)) return false;
    if (/^(?:i|gli|le)$/.test(article) && /^tutt[oa]$/.test(m.token('all').lower))
      return /^(?:a|di|per|con|su|da|e|,|quasi)$/.test(m.before()?.lower ?? ',');
    // "in tutto le stanze sono dieci", "faccio tutto la sera": everything, or in all
    const before = m.before();
    if (before?.lower === 'in' && m.token('all').lower === 'tutto') return false;
    const isAlone = !before || /^(?:per|con|durante|e|,|;)$/.test(before.lower);
    if (TIME.test(m.token('noun').lower) && article !== 'il') return isAlone || m.token('all').lower !== 'tutto';
    return isAlone && (!before || /^(?:per|con|durante)$/.test(before.lower));
  },
  suggest: (m) => [ALL[m.token('article').lower] ?? ''],
  wrong: [
    ['Tutti le sere guardo la televisione.', 'Tutte le sere guardo la televisione.'],
    ['Per tutto la notte ha piovuto.', 'Per tutta la notte ha piovuto.'],
    ['Ci vediamo tutte i giorni.', 'Ci vediamo tutti i giorni.'],
  ],
  right: [
    'Tutte le sere.',
    'Vogliono tutti la pace.',
    'Ha fatto tutto la mamma.',
    'Tutta la notte.',
    'In tutto le camere sono sei.',
    'Pulisco tutto la domenica.',
  ],
});

/** una bel giornata, una buon idea. */
export const shortForm = defineRule({
  id: 'it.agreement.bel-bella',
  patterns: [
    [
      words('una la questa quella mia tua sua nostra della alla'),
      words('bel buon').as('short').mark(),
      tagged(Pos.noun, Feature.feminine | Feature.singular).as('noun'),
    ],
    [
      words('bel buon').as('short').mark(),
      words('giornata serata notte domenica estate pasqua fortuna settimana cena vacanza lettura continuazione').as(
        'noun',
      ),
    ],
  ],
  suggest: (m) => {
    const stem = m.token('short').lower === 'bel' ? 'bell' : 'buon';
    return [`${stem}a`];
  },
  wrong: [
    ['Abbiamo passato una bel giornata.', 'Abbiamo passato una bella giornata.'],
    ['Vivono in una bel casa.', 'Vivono in una bella casa.'],
    ['Grazie e buon giornata!', 'Grazie e buona giornata!'],
    ['È stata una buon cena.', 'È stata una buona cena.'],
    ['Che ricordo, quella bel serata.', 'Che ricordo, quella bella serata.'],
  ],
  right: ['Che bel posto!', 'Un bel gioco.', 'Un buon libro.'],
});

/** nel il parco: the preposition already contains the article. */
export const twoArticles = defineRule({
  id: 'it.prepositions.two-articles',
  pattern: [
    words(
      'del dello della dei degli delle al allo alla ai agli alle dal dallo dalla dai dagli dalle nel nello nella nei negli nelle sul sullo sulla sui sugli sulle',
    )
      .as('preposition')
      .mark(),
    words('il lo la i gli le un una').and(uncapitalised()).as('article').mark(),
    tagged(Pos.noun).and(uncapitalised()),
  ],
  where: (m) => {
    const [preposition, article] = [m.token('preposition').lower, m.token('article').lower];
    // "dagli un bacio", "dalle le chiavi": give him, give her
    if (/^(?:dagli|dalle)$/.test(preposition)) return false;
    return (
      (article.startsWith('un') && preposition !== 'dai') ||
      preposition.endsWith(article) ||
      (article === 'il' && preposition.endsWith('l')) ||
      (article === 'i' && preposition.endsWith('i'))
    );
  },
  suggest: (m) => {
    const article = m.token('article').lower;
    if (!article.startsWith('un')) return [m.text('preposition')];
    const plain = /^d[ae]l/.test(m.token('preposition').lower)
      ? m.token('preposition').lower.startsWith('da')
        ? 'da'
        : 'di'
      : ({ a: 'a', n: 'in', s: 'su' }[m.token('preposition').lower.charAt(0)] ?? 'di');
    return [`${plain} ${article}`];
  },
  wrong: [
    ['Sono andato nel il parco.', 'Sono andato nel parco.'],
    ['Le chiavi sono sulla la tavola.', 'Le chiavi sono sulla tavola.'],
    ['Siamo tornati dal il mare.', 'Siamo tornati dal mare.'],
  ],
  right: [
    'Sono andato nel parco.',
    'Dei libri li ho letti.',
    'Chi di noi? Degli altri la metà.',
    'Dagli un abbraccio.',
    'Dalle le foto.',
  ],
});

/** cordiali saluto: the closing of a letter is plural. */
export const closing = defineRule({
  id: 'it.agreement.closing',
  pattern: [
    words('cordiali distinti cari affettuosi').as('quality'),
    words('saluto augurio bacio abbraccio').as('noun').mark(),
  ],
  suggest: (m) => inNumber(m, Feature.plural),
  wrong: [
    ['Porgo cordiali saluto.', 'Porgo cordiali saluti.'],
    ['Distinti saluto, Anna Conti', 'Distinti saluti, Anna Conti'],
    ['Affettuosi bacio a tutti.', 'Affettuosi baci a tutti.'],
  ],
  right: ['Ti mando un bacio.', 'Un caro saluto.', 'Un abbraccio a tutti.'],
});
