// How long something has gone on, said before it: sono tre anni che vivo qui, da tre anni vivo qui.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { canBeFinite, finiteReadings } from '../../../../rules/ask.ts';
import { anyWord, Element, oneOf, sentenceStart, word, words } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { CLITIC } from '../../reading/clauseWords.ts';

const count = (): Element =>
  oneOf(
    new Element((token) => token.kind === 'number' || reads(token, Pos.numeral)),
    words("un uno una un' diversi diverse molti molte tanti tante alcuni alcune parecchi parecchie pochi poche"),
  );

const isInProgress = (token: Token): boolean =>
  canBeFinite(token) &&
  token.pos !== Pos.adverb &&
  finiteReadings(token).every(({ features }) => (features & (Feature.present | Feature.imperfect)) !== 0);

/** Sono tre anni che vivo qui: da tre anni vivo qui. */
export const since = defineRewrite({
  id: 'it.rewrite.since',
  kind: 'opening',
  pattern: [
    sentenceStart(),
    words('è sono era erano').mark(),
    word('da').optional().as('from').mark(),
    oneOf(count(), words('molto tanto parecchio')).optional().as('count').mark(),
    words('anni anno mesi mese settimane settimana giorni giorno ore ora minuti tempo secoli').as('time').mark(),
    word('che').as('that').mark(),
    oneOf(word('non'), new Element(({ lower }) => CLITIC.test(lower)))
      .repeat(0, 3)
      .as('lead'),
    anyWord().as('verb'),
  ],
  where: (m) => {
    const verb = m.token('verb');
    const next = m.after();
    const isDone = next !== undefined && (next.verbForm & Feature.pastParticiple) !== 0;
    const isBare = m.all('lead').length === 0 && !m.has('from');
    // "sono tre anni che contano": years that count
    if (
      isBare &&
      finiteReadings(verb).every(
        ({ features }) => (features & Feature.plural) !== 0 && (features & Feature.third) !== 0,
      )
    )
      return false;
    // "sono due mesi che ho ordinato": then it is how long ago
    return isInProgress(verb) && (!isDone || m.all('lead').some(({ lower }) => lower === 'non'));
  },
  suggest: (m) => {
    const [count] = m.all('count');
    const gap = count?.text.endsWith("'") || count?.text.endsWith('’') ? '' : ' ';
    return [`da ${count ? count.text + gap : ''}${m.text('time')}`];
  },
  wrong: [
    ['Sono tre anni che vivo qui.', 'Da tre anni vivo qui.'],
    ['Era da anni che volevo visitare Matera.', 'Da anni volevo visitare Matera.'],
    ['È un mese che non lo vedo.', 'Da un mese non lo vedo.'],
    ['Sono due ore che ti aspettiamo.', 'Da due ore ti aspettiamo.'],
  ],
  right: ['Sono due mesi che ho ordinato il tavolo.', 'È ora che tu parta.', 'Sono anni che contano.', 'Sono tre ore.'],
});
