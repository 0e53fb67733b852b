// What Italian says with avere: ho fame, ha ragione, ho vent'anni; found with essere.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, form, lemmas, number, oneOf, tagged, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { isMan, isManName, isWomanName, isWomanNoun } from '../people.ts';

/** What one has of such a kind: none of them is said of somebody with essere. */
const STATE = words('fame sete sonno fretta ragione torto bisogno voglia');

const be = lemmas('essere').and(oneOf(can(Pos.verb, Feature.indicative), can(Pos.auxiliary, Feature.indicative)));

const much = words('molta molto tanta tanto proprio sempre già davvero anche troppa').repeat(0, 2);

const PERSON = /^(?:io|tu|lui|lei|noi|voi|loro|egli|ella)$/;

/** Whether the word before names a person. */
const isPerson = (token: Token | undefined): boolean =>
  token !== undefined &&
  (PERSON.test(token.lower) || isMan(token) || isWomanNoun(token) || isWomanName(token) || isManName(token));

/** avere in the person and tense of the form of essere. */
function haveFor(m: Match): string[] {
  const { lower } = m.token('be');
  const before = m.before()?.lower;
  const found = new Set<string>();
  for (const { features } of m.token('be').readings) {
    // "sono" says io or loro
    if (lower === 'sono' && ((features & Feature.plural) !== 0) !== (before === 'loro')) continue;
    if (features & Feature.indicative) {
      const wanted = features & (Group.tense | Group.mood | Group.person | Group.number);
      for (const each of m.sentence.lexicon.inflect('avere', Pos.auxiliary, wanted)) found.add(each);
    }
  }
  return [...found].filter((each) => !each.endsWith("'"));
}

/** Whether the clause can only be about a person: the verb is of io, tu, noi, voi, or its subject stands before it. */
function isAboutPerson(m: Match): boolean {
  const { lower } = m.token('be');
  const before = m.before();
  if (/^(?:c'|ci|vi|v'|n'|ne|si|s')$/.test(before?.lower ?? '')) return false;
  if (/^(?:sei|siamo|siete|ero|eri|eravamo|eravate|sarò|sarai)$/.test(lower)) return true;
  if (lower === 'sono') return before === undefined || /^(?:,|io|e|ma|perché|non|che|se|quando)$/.test(before.lower);
  const subject = before?.lower === 'non' ? m.before(2) : before;
  return isPerson(subject);
}

/** sono fame, sei ragione, lei è sonno; io sono 22 anni. */
export const haveState = defineRule({
  id: 'it.verbs.avere-state',
  patterns: [
    [be.as('be').mark(), much, STATE.as('state')],
    [
      be.as('be').mark(),
      words('quasi già solo circa').repeat(0, 1),
      oneOf(
        number(),
        tagged(Pos.numeral),
        form(/^(?:venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novant)\p{L}*$/u),
      ),
      words('anni').as('years'),
    ],
  ],
  where: (m) => {
    const next = m.after();
    if (m.names('years')) {
      const before = m.before();
      const isSubject =
        isPerson(before) || (before?.lower === 'che' && m.token('be').lower === 'è' && isPerson(m.before(3)));
      return isSubject && !/^(?:che|di|fa|dopo|prima|da)$/.test(next?.lower ?? '');
    }
    if (!isAboutPerson(m)) return false;
    const state = m.token('state').lower;
    if (/^(?:bisogno|voglia)$/.test(state)) return next?.lower === 'di' || next?.lower === "d'";
    // "sono sete di Como"
    if (m.token('be').lower === 'sono' && next?.lower === 'di') return false;
    return isMarkOrEnd(next) || next?.pos !== Pos.noun;
  },
  suggest: haveFor,
  wrong: [
    ['Sono fame, quando si mangia?', 'Ho fame, quando si mangia?'],
    ['Quando siamo sete, beviamo acqua.', 'Quando abbiamo sete, beviamo acqua.'],
    ['Lei è ragione, il conto non torna.', 'Lei ha ragione, il conto non torna.'],
    ['Mio fratello è 22 anni e studia a Pisa.', 'Mio fratello ha 22 anni e studia a Pisa.'],
  ],
  right: ['Sono venti anni che non lo vedo.', 'La fame è fame.', "C'è bisogno di te."],
});
