// Pronoun plus avere written as the pronoun alone (me la detto, te lo già detto, glielo dato) or in full (la ho vista).
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, form, word, words } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import cioRows from '../../rows/cio.tsv';

const HAS: Readonly<Record<string, string>> = { lo: "l'ho", la: "l'ha" };

/** Everyday participles that the lexicon also lists as forms of a rare verb: detto, visto, spiegato. */
const USUAL =
  /^(?:detto|vist[oa]|fatt[oa]|scritt[oa]|lett[oa]|pres[oa]|mess[oa]|chiest[oa]|sentit[oa]|sognat[oa]|mandat[oa]|spiegato)$/;

/** Participles that agree with "lo" or "la": here they can only follow avere. */
const participle = can(Pos.verb, Feature.pastParticiple)
  .except(can(Pos.verb, Feature.present | Feature.third).except(form(USUAL)))
  .except(can(Pos.verb, Feature.first).except(form(USUAL)))
  .except(form(/[ie]$/));

/** Words before which "lo" can be an article. */
const ARTICLE_LO = /^(?:s[^aeiou]|z|gn|ps|pn|x|y)|[ae]$/;

const adverb = words('già mai sempre appena ancora anche proprio').repeat(0, 2);

/** The contraction, by who did it as far as the context shows: "l'ho" is I, "l'ha" is he or she. */
function written(m: Match): string[] {
  const token = m.token('pronoun');
  const plain = token.lower.replace(/^glie/, '');
  const glie = token.lower.startsWith('glie') ? 'glie' : '';
  const tokens = m.sentence.tokens;
  const isLater = tokens.slice(m.to, m.to + 3).some(({ pos }) => pos === Pos.properNoun);
  const isThird =
    isLater ||
    /^(?:lui|lei|chi|che|nessuno|qualcuno)$/.test(m.before()?.lower ?? '') ||
    /^(?:lui|lei)$/.test(m.after()?.lower ?? '');
  const first = isThird ? "l'ha" : (HAS[plain] ?? "l'ho");
  return [glie + first, glie + (first === "l'ho" ? "l'ha" : "l'ho")];
}

/** Whether the participle is really a noun with its article: "chi lo stato vuole punire". */
function isNounHere(m: Match): boolean {
  const participle = m.token('participle');
  if (!participle.readings.some(({ pos }) => pos === Pos.noun)) return false;
  const next = m.after();
  return (
    /^(?:se|chi)$/.test(m.sentence.tokens[m.from]?.lower ?? '') ||
    next?.pos === Pos.verb ||
    next?.pos === Pos.auxiliary ||
    (m.token('pronoun').lower === 'la' && participle.lower.endsWith('a'))
  );
}

/** me la detto, non lo visto. */
export const cliticHave = defineRule({
  id: 'it.homophones.lo-l-ho',
  priority: 2,
  patterns: [
    [words('me te ce ve se'), words('lo la').as('pronoun').mark(), adverb, participle.as('participle')],
    [words('non io lui lei chi nessuno già'), words('lo la').as('pronoun').mark(), adverb, participle.as('participle')],
    [word('lo').as('pronoun').mark(), adverb, participle.except(form(ARTICLE_LO)).as('participle')],
    [word('la').as('pronoun').mark(), adverb, participle.and(form(/o$/)).as('participle')],
  ],
  unless: {
    'a noun': { when: isNounHere, right: 'Se la risposta è no, non insistere.' },
    'one of two things': {
      when: (m) => m.sentence.tokens[m.from]?.lower === 'non' && /^(?:ma|bensì)$/.test(m.after()?.lower ?? ''),
      right: "Vale non lo scritto ma l'orale.",
    },
  },
  suggest: written,
  wrong: [
    ['Te lo già detto mille volte.', "Te l'ho già detto mille volte."],
    ['Questo film non lo visto.', "Questo film non l'ho visto."],
    ['Me la detto Paolo.', "Me l'ha detto Paolo."],
    ['Chi la spostata ieri?', "Chi l'ha spostata ieri?"],
    ['Te la già spiegata ieri.', "Te l'ha già spiegata ieri."],
    ['Il compito lo finito ieri sera.', "Il compito l'ho finito ieri sera."],
    ['Il portafoglio lo perso in treno.', "Il portafoglio l'ho perso in treno."],
    ['Il veterinario la visitato Paolo.', "Il veterinario l'ha visitato Paolo."],
  ],
  right: ['Te lo porta Anna.', 'Te lo porto domani.', 'Me lo dice sempre.', 'Ve lo ricordate?'],
});

/** glielo detto. */
export const glieHave = defineRule({
  id: 'it.homophones.glielo-gliel-ho',
  priority: 2,
  pattern: [words('glielo gliela').as('pronoun').mark(), adverb, participle.as('participle')],
  suggest: (m) => written(m),
  wrong: [
    ['Glielo detto ieri.', "Gliel'ho detto ieri."],
    ['Non ti preoccupare, glielo già spiegato.', "Non ti preoccupare, gliel'ho già spiegato."],
    ['Glielo chiesto due volte.', "Gliel'ho chiesto due volte."],
  ],
  right: ['Gliela porta Anna.', 'Glielo porto io.', "L'abitudine glielo rese caro."],
});

/** la ho vista: the pronoun loses its vowel before avere. */
export const fullPronoun = defineRule({
  id: 'it.apostrophes.l-ho',
  pattern: [
    words('lo la').as('pronoun').mark(),
    word('ho').as('have').mark(),
    words('già mai sempre appena ancora').repeat(0, 1),
    can(Pos.verb, Feature.pastParticiple),
  ],
  suggest: (m) => [`${m.text('pronoun').charAt(0)}'${m.text('have')}`],
  wrong: [
    ['La ho vista ieri al mercato.', "L'ho vista ieri al mercato."],
    ['Il libro lo ho già letto.', "Il libro l'ho già letto."],
    ['Questa storia la ho sentita mille volte.', "Questa storia l'ho sentita mille volte."],
  ],
  right: ["L'ho vista ieri.", 'Lo ha detto ieri.', 'Li ho visti.', 'Lo vedo domani.'],
});

/** non ciò voglia: avere with "ci" (non ci ho voglia). */
export const cioHave = defineRule({
  id: 'it.homophones.cio-ho',
  overridesSpelling: true,
  ...rowsOf(cioRows),
  unless: {
    'after a preposition': {
      when: (m) => /^(?:tutto|con|di|da|per|a|in|su|oltre)$/.test(m.before()?.lower ?? ''),
      right: 'Con ciò un problema è risolto.',
    },
  },
  wrong: [['Scusa, ciò un problema.', 'Scusa, ho un problema.']],
  right: ['So bene che ciò ti fa paura.', 'Di tutto ciò non mi importa.'],
});
