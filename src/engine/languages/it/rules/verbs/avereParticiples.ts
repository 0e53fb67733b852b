// Participles after avere: unchanged before their object (ho comprato le scarpe), changed by li, le and ne before it.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { canBeInfinitive, isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, form, lemmas, oneOf, uncapitalised, word, words } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { wordsIn } from '../../../../rules/wordRows.ts';
import { isArticulated, isDeterminer } from '../../reading/nounPhrases.ts';
import objectVerbs from '../../rows/objectVerbs.words.tsv';
import { WITH_BE } from './auxiliaries.ts';

const FIXED = Feature.pastParticiple | Feature.masculine | Feature.singular;

const adverbs = words('già mai sempre appena anche non poi ormai finalmente purtroppo più tutto subito quasi').repeat(
  0,
  2,
);

/** The participle in another gender and number. */
const inForm = (m: Match, wanted: number): string[] =>
  m.inflect('verb', wanted | Feature.pastParticiple, Pos.verb).filter((each) => !each.endsWith("'"));

/** Words before avere that the participle can agree with. */
const OBJECT =
  /^(?:l[oaei]|l'|ne|n'|mi|ti|ci|vi|si|m'|t'|s'|c'|v'|che|quant[iea]|qual[ie]|me|te|ce|ve|gliel[aeio]|gliel'|gliene|gli|le|li|cui)$/;

/** Whether something stands before avere in its clause that the participle can agree with. */
function hasObjectBefore(m: Match): boolean {
  const { tokens } = m.sentence;
  for (let at = m.from - 1; at >= 0; at--) {
    const token = tokens[at] as Token;
    if (/^[.;:!?()]$/.test(token.text)) return false;
    if (/^(?:che|ch'|cui|quant[iea]|qual[ie])$/.test(token.lower)) return true;
    if (at >= m.from - 3 && OBJECT.test(token.lower) && token.pos !== Pos.determiner) return true;
    if (at < m.from - 1 && token.text === ',') return false;
  }
  return false;
}

const ARTICLES =
  /^(?:il|lo|la|l'|i|gli|le|un|uno|una|un'|quest[oaie]|quest'|mi[oa]|tu[oa]|su[oa]|mie|tue|sue|miei|tuoi|suoi|nostr[oaie]|due|tre|tutt[oaie]|molt[oaie])$/;

/** Whether what follows shows that the word is a participle and no noun or adjective: its object, a place, the end. */
function isParticiple(m: Match): boolean {
  const verb = m.token('verb');
  const next = m.after();
  if (ARTICLES.test(next?.lower ?? '') || canBeInfinitive(next)) return true;
  if (reads(verb, Pos.noun) || /^(?:part|vist|determinat|adeguat)/.test(verb.lower)) return false;
  if (reads(verb, Pos.adjective) && (verb.pos !== Pos.verb || m.token('have').pos !== Pos.auxiliary)) return false;
  if (isDeterminer(next) || (next?.pos === Pos.noun && reads(next, Pos.noun, Feature.plural))) return true;
  return isMarkOrEnd(next) || next?.pos === Pos.preposition || isArticulated(next);
}

/** Parts of the body: what is said of them after avere is how they are. */
const BODY = /^(?:mani|braccia|gambe|piedi|occhi|orecchie|capelli|labbra|dita|spalle|guance|ossa|ginocchia|denti)$/;

/** hai vinta la partita: the participle after avere does not change for what follows. */
export const fixedParticiple = defineRule({
  id: 'it.participles.fixed-after-avere',
  pattern: [
    lemmas('avere')
      .and(oneOf(can(Pos.verb), can(Pos.auxiliary)))
      .except(form(/^av(?:er|endo)(?:l[aoei]|gli|ne|[mtcvs]i)/))
      .as('have'),
    adverbs,
    can(Pos.verb, Feature.pastParticiple).except(can(Pos.verb, FIXED)).and(uncapitalised()).as('verb').mark(),
  ],
  where: isParticiple,
  unless: {
    'agrees with what stands before': { when: hasObjectBefore, right: 'Le ho comprate a Roma.' },
    'the auxiliary is the mistake': {
      when: (m) => m.token('verb').readings.some(({ lemma }) => WITH_BE.has(lemma)),
      right: 'La sala ha uscite tutte chiuse.',
    },
    'a state, not an act': {
      when: (m) => /^(?:i|gli|l[ae])$/.test(m.after()?.lower ?? '') && BODY.test(m.after(2)?.lower ?? ''),
      right: 'Ha bagnati i capelli e sporche le mani.',
    },
  },
  suggest: (m) => inForm(m, FIXED),
  wrong: [
    ['Hai vinta la partita?', 'Hai vinto la partita?'],
    ['Abbiamo dovuti spostare il letto.', 'Abbiamo dovuto spostare il letto.'],
    ['Se avete avute difficoltà, scrivetemi.', 'Se avete avuto difficoltà, scrivetemi.'],
    ['Ieri ho comprate le scarpe nuove.', 'Ieri ho comprato le scarpe nuove.'],
    ['I miei genitori hanno venduti i mobili.', 'I miei genitori hanno venduto i mobili.'],
    ['Dopo aver finita la scuola lavorava già.', 'Dopo aver finito la scuola lavorava già.'],
    ['Abbiamo ricevuti dal comune due avvisi.', 'Abbiamo ricevuto dal comune due avvisi.'],
    ['Il vento ha rotta una finestra.', 'Il vento ha rotto una finestra.'],
  ],
  right: [
    'Hai vinto la partita.',
    'Il balcone ha vista a 180 gradi.',
    'Quante ne hai viste in giro?',
    'La lettera che ho scritta a Luca.',
    'La villa che mio zio Carlo ha venduta ieri.',
    'Dopo averle completate, le pagine si spediscono.',
  ],
});

const OBJECT_VERBS = lemmas(wordsIn(objectVerbs).join(' '));

const have = lemmas('avere').and(oneOf(can(Pos.verb, Feature.indicative), can(Pos.auxiliary, Feature.indicative)));

const AFTER_OBJECT = /^(?:tutte|ieri|oggi|subito|insieme|qui|lì|là|bene|male)$/;

/** Whether no other object follows: the end, a time, or a place. */
function isObjectLe(m: Match): boolean {
  const next = m.after();
  if (isMarkOrEnd(next)) return true;
  if (!next || /^(?:di|d'|de.*|dei|degli)$/.test(next.lower)) return false;
  const isPlace = next.pos === Pos.preposition || isArticulated(next) || AFTER_OBJECT.test(next.lower);
  const later = m.sentence.tokens.slice(m.to, m.to + 7);
  return isPlace && !later.some((token, at) => isDeterminer(token) && at > 0 && later[at - 1]?.pos !== Pos.preposition);
}

/** Whether the amount stands alone: tanti, parecchie; not "molto" as an adverb or before a noun. */
function isAmountAlone(m: Match): boolean {
  const next = m.after();
  return isMarkOrEnd(next) || !(next?.pos === Pos.noun || next?.pos === Pos.adjective || isDeterminer(next));
}

/** Le ho messo sul balcone, ne ho sentito tante: the participle agrees with the pronoun, or with the amount of "ne". */
export const pronounParticiple = defineRule({
  id: 'it.participles.pronoun-before',
  patterns: [
    [word('le'), have, adverbs, can(Pos.verb, FIXED).and(OBJECT_VERBS).as('verb').mark()],
    [
      words("ne n'"),
      have,
      adverbs,
      can(Pos.verb, FIXED).as('verb').mark(),
      form(/^(?:tant|molt|poch|parecchi?|tropp|alcun|divers)[ie]$/).as('amount'),
    ],
  ],
  where: (m) => (m.names('amount') ? isAmountAlone(m) : isObjectLe(m)),
  suggest: (m) => {
    const isMasculine = m.names('amount') && m.token('amount').lower.endsWith('i');
    return inForm(m, Feature.plural | (isMasculine ? Feature.masculine : Feature.feminine));
  },
  wrong: [
    ['Le chiavi non ci sono: le ho messo nella borsa.', 'Le chiavi non ci sono: le ho messe nella borsa.'],
    ['Le ho lavato ieri.', 'Le ho lavate ieri.'],
    ['Sono belle, le abbiamo trovato in soffitta.', 'Sono belle, le abbiamo trovate in soffitta.'],
    ['Di funghi ne abbiamo trovato tanti.', 'Di funghi ne abbiamo trovati tanti.'],
    ['Di scuse ne ho sentito parecchie, ieri.', 'Di scuse ne ho sentite parecchie, ieri.'],
  ],
  right: [
    'Le ho messo il cappotto.',
    'Le ho preso al mercato un mazzo di fiori.',
    'Le ho comprato delle rose.',
    'Ne ha comprato molti chili.',
  ],
});
