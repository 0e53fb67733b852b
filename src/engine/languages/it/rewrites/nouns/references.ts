// Words of offices that point back: il contenuto dello stesso, il suo contenuto; il suddetto contratto, questo contratto.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { isMarkOrEnd, isTaggedFinite, listed } from '../../../../rules/ask.ts';
import { tagged, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';

const HIS: Readonly<Record<string, string>> = {
  il: 'il suo',
  lo: 'il suo',
  la: 'la sua',
  i: 'i suoi',
  gli: 'i suoi',
  le: 'le sue',
};
const THEIRS: Readonly<Record<string, string>> = { il: 'il', lo: 'il', la: 'la', i: 'i', gli: 'i', le: 'le' };

/** The article that an elided one stands for: l'importo, il; null where the noun may be of either gender. */
function wholeArticle(noun: Token): string | null {
  const gender = noun.readings.reduce(
    (bits, { pos, features }) => bits | (pos === Pos.noun ? features & Group.gender : 0),
    0,
  );
  if (gender === Feature.masculine) return 'il';
  return gender === Feature.feminine ? 'la' : null;
}

const FOLLOWING = listed('a e in per con da o entro presso durante si non nel nella sul sulla al alla');

/** Il contenuto dello stesso: il suo contenuto. */
export const ofTheSame = defineRewrite({
  id: 'it.rewrite.of-the-same',
  kind: 'simple',
  patterns: [
    [
      words("il lo la l' i gli le").as('article').mark(),
      tagged(Pos.noun).as('noun').mark(),
      words('dello della del').mark(),
      words('stesso stessa medesimo medesima').mark(),
    ],
    [
      words("il lo la l' i gli le").as('article').mark(),
      tagged(Pos.noun).as('noun').mark(),
      words('degli delle dei').as('many').mark(),
      words('stessi stesse medesimi medesime').mark(),
    ],
  ],
  where: (m) => isMarkOrEnd(m.after()) || isTaggedFinite(m.after()) || FOLLOWING.has(m.after()?.lower ?? ''),
  suggest: (m) => {
    const { lower } = m.token('article');
    const article = lower === "l'" ? wholeArticle(m.token('noun')) : lower;
    if (article === null) return [];
    const noun = m.text('noun');
    return [m.names('many') ? `${THEIRS[article]} loro ${noun}` : `${HIS[article]} ${noun}`];
  },
  wrong: [
    ['Apra il pacco e controlli il contenuto dello stesso.', 'Apra il pacco e controlli il suo contenuto.'],
    ['Legga la lettera e conservi la copia della stessa.', 'Legga la lettera e conservi la sua copia.'],
    ['Raccolga i moduli e verifichi le firme degli stessi.', 'Raccolga i moduli e verifichi le loro firme.'],
    ["Pagata la fattura, l'importo della medesima è detratto.", 'Pagata la fattura, il suo importo è detratto.'],
  ],
  right: ['È il colore dello stesso vestito.', 'Dice lo stesso.', 'Vive nella casa della stessa via.'],
});

const SAID = /^(?:sud|pre|sopra?d)dett|^summenzionat|^s[uo](?:pra)?citat|^sopramenzionat|^anzidett/;
/** What is left of a preposition without its article: del, di. */
const BARE: Readonly<Record<string, string>> = { de: 'di', a: 'a', da: 'da', ne: 'in', su: 'su' };

/** Il suddetto contratto: questo contratto. */
export const theSaid = defineRewrite({
  id: 'it.rewrite.the-said',
  kind: 'simple',
  pattern: [
    words(
      'il la i gli le lo del della dei delle degli dello al alla ai alle agli allo dal dalla dai dalle nel nella nei nelle sul sulla sui sulle',
    )
      .as('article')
      .mark(),
    tagged([Pos.adjective, Pos.verb, Pos.noun]).as('said').mark(),
    tagged(Pos.noun).as('noun'),
  ],
  where: (m) => SAID.test(m.token('said').lower),
  suggest: (m) => {
    const { lower } = m.token('article');
    const before = /^(de|a|da|ne|su)(?:l|ll[aeo]|i|gli)$/.exec(lower)?.[1];
    const own = `quest${m.token('said').lower.slice(-1)}`;
    return [before === undefined ? own : `${BARE[before]} ${own}`];
  },
  wrong: [
    ['Il suddetto contratto è nullo.', 'Questo contratto è nullo.'],
    ['La durata della suddetta visita è di un mese.', 'La durata di questa visita è di un mese.'],
    ['Nei predetti casi si paga.', 'In questi casi si paga.'],
  ],
  right: ['Il detto popolare è vero.', 'Come suddetto, si paga.', 'Il contratto suddetto è nullo.'],
});

const QUALITIES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  utilità: ['utile', 'utili'],
  importanza: ['importante', 'importanti'],
  interesse: ['interessante', 'interessanti'],
  rilevanza: ['rilevante', 'rilevanti'],
  difficoltà: ['difficile', 'difficili'],
  semplicità: ['semplice', 'semplici'],
};

/** È di grande utilità: è molto utile. */
export const ofGreatUse = defineRewrite({
  id: 'it.rewrite.of-great-use',
  kind: 'simple',
  pattern: [
    words('è sono era erano sarà saranno fu furono').as('verb'),
    words('di').mark(),
    words('grande estrema fondamentale notevole molta').mark(),
    words(Object.keys(QUALITIES).join(' ')).as('noun').mark(),
  ],
  suggest: (m) => {
    const forms = QUALITIES[m.token('noun').lower];
    if (!forms) return [];
    return [`molto ${/(?:no|ono)$/.test(m.token('verb').lower) ? forms[1] : forms[0]}`];
  },
  wrong: [
    ['La guida è di grande utilità.', 'La guida è molto utile.'],
    ['Questi dati sono di estrema importanza.', 'Questi dati sono molto importanti.'],
    ['Il testo era di notevole interesse.', 'Il testo era molto interessante.'],
  ],
  right: ['È una guida di grande utilità.', 'La guida è utile.', 'È di grande altezza.'],
});
