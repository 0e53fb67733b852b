// The built lexicons: readings of known forms, and inflection, language by language.
import { beforeAll, describe, expect, it } from 'vitest';
import { parseTag } from '../../scripts/packs/lex/tags.ts';
import { Group } from '../../src/engine/lexicon/features.ts';
import type { Lexicon } from '../../src/engine/lexicon/lexicon.ts';
import type { TextLanguage } from '../../src/engine/types.ts';
import { lexiconFor } from './lexicons.ts';

const GROUPS = Object.values(Group);

/** form, lemma, tag: the form has a reading of this lemma in which every named feature is possible. */
const READINGS: Readonly<Record<TextLanguage, readonly (readonly [string, string, string])[]>> = {
  en: [
    ['children', 'child', 'noun.p'],
    ['went', 'go', 'verb.ind.pret'],
    ['gone', 'go', 'verb.ppast'],
    ['running', 'run', 'verb.ppres'],
    ['walks', 'walk', 'verb.ind.pres.3.s'],
    ['happier', 'happy', 'adj.comp'],
    ['better', 'good', 'adj.comp'],
    ['its', 'its', 'det.3.n.s'],
    ['were', 'be', 'verb.ind.pret.3.p'],
    ["don't", 'do', 'aux.ind.pres.1.s'],
    ["dog's", 'dog', 'noun.s.gen'],
    ['American', 'American', 'adj'],
  ],
  fr: [
    ['chevaux', 'cheval', 'noun.m.p'],
    ["l'", 'le', 'det.def.f.s'],
    ['des', 'de', 'prep.def.p'],
    ['des', 'un', 'det.indef.p'],
    ['finissent', 'finir', 'verb.ind.pres.3.p'],
    ['parlées', 'parler', 'verb.ppast.f.p'],
    ['belle', 'beau', 'adj.f.s'],
    ['suis', 'être', 'aux.ind.pres.1.s'],
    ['fût', 'être', 'verb.subj.impf.3.s'],
    ['œil', 'œil', 'noun.m.s'],
    ['-t-il', 'il', 'pron.3.m.s.nom'],
  ],
  de: [
    ['den', 'der', 'det.def.m.s.acc'],
    ['den', 'der', 'det.def.p.dat'],
    ['dem', 'der', 'det.def.n.s.dat'],
    ['Häusern', 'Haus', 'noun.n.p.dat'],
    ['Tage', 'Tag', 'noun.m.p.nom'],
    ['Studenten', 'Student', 'noun.m.s.acc'],
    ['guten', 'gut', 'adj.m.s.acc.strong'],
    ['besseren', 'gut', 'adj.comp.p.dat'],
    ['fängt', 'fangen', 'verb.ind.pres.3.s'],
    ['anfängt', 'anfangen', 'verb.ind.pres.3.s'],
    ['anzufangen', 'anfangen', 'verb.inf'],
    ['angefangen', 'anfangen', 'verb.ppast'],
    ['muss', 'müssen', 'aux.ind.pres.3.s'],
    ['meiner', 'mein', 'det.f.s.dat'],
    ['zum', 'zu', 'prep.def.n.s.dat'],
    ['Hausaufgabenbetreuung', 'Hausaufgabenbetreuung', 'noun.f.s.dat'],
    ['Schwimmen', 'Schwimmen', 'noun.n.s.nom'],
  ],
  it: [
    ["dell'", 'di', 'prep.def.f.s'],
    ['gli', 'il', 'det.def.m.p'],
    ['uomini', 'uomo', 'noun.m.p'],
    ['città', 'città', 'noun.f.p'],
    ['farlo', 'fare', 'verb.inf'],
    ['dimmi', 'dire', 'verb.imp.pres.2.s'],
    ['vanno', 'andare', 'verb.ind.pres.3.p'],
    ['visto', 'vedere', 'verb.ppast.m.s'],
    ['possa', 'potere', 'aux.subj.pres.3.s'],
    ['bellissima', 'bello', 'adj.f.s.sup'],
  ],
  es: [
    ['hablaron', 'hablar', 'verb.ind.pret.3.p'],
    ['tuvo', 'tener', 'verb.ind.pret.3.s'],
    ['tendré', 'tener', 'verb.ind.fut.1.s'],
    ['hecha', 'hacer', 'verb.ppast.f.s'],
    ['podríamos', 'poder', 'aux.cond.pres.1.p'],
    ['dámelo', 'dar', 'verb.imp.pres.2.s'],
    ['canciones', 'canción', 'noun.f.p'],
    ['rojas', 'rojo', 'adj.f.p'],
    ['del', 'de', 'prep.def.m.s'],
    ['fue', 'ser', 'verb.ind.pret.3.s'],
    ['fue', 'ir', 'verb.ind.pret.3.s'],
    ['pida', 'pedir', 'verb.subj.pres.1.s'],
    ['jugamos', 'jugar', 'verb.ind.pres.1.p'],
    ['busqué', 'buscar', 'verb.ind.pret.1.s'],
    ['conscientes', 'consciente', 'adj.p'],
  ],
};

/** lemma, tag, the forms that come out. */
const INFLECTIONS: Readonly<Record<TextLanguage, readonly (readonly [string, string, string])[]>> = {
  en: [
    ['child', 'noun.p', 'children'],
    ['go', 'verb.ppast', 'gone'],
    ['stop', 'verb.ppres', 'stopping'],
    ['carry', 'verb.ind.pres.3.s', 'carries'],
    ['happy', 'adj.sup', 'happiest'],
    ['run', 'verb.ind.pret', 'ran'],
  ],
  fr: [
    ['cheval', 'noun.p', 'chevaux'],
    ['manger', 'verb.ind.pres.3.p', 'mangent'],
    ['vieux', 'adj.f.p', 'vieilles'],
    ['grand', 'adj.f.s', 'grande'],
    ['parler', 'verb.ppast.f.s', 'parlée'],
    ['finir', 'verb.subj.pres.3.s', 'finisse'],
    ['travail', 'noun.p', 'travaux'],
  ],
  de: [
    ['Haus', 'noun.n.p.dat', 'Häusern'],
    ['gut', 'adj.m.s.nom.strong', 'guter'],
    ['gehen', 'verb.ind.pret.3.s', 'ging'],
    ['der', 'det.def.m.s.acc', 'den'],
    ['anfangen', 'verb.ppast', 'angefangen'],
    ['Laden', 'noun.m.p.nom', 'Läden'],
  ],
  it: [
    ['amico', 'noun.p', 'amici'],
    ['potere', 'verb.cond.3.s', 'potrebbe'],
    ['fare', 'verb.ind.pret.3.s', 'fece'],
    ['lungo', 'adj.f.p', 'lunghe'],
  ],
  es: [
    ['hablar', 'verb.ind.pret.3.s', 'habló'],
    ['pedir', 'verb.subj.pres.1.p', 'pidamos'],
    ['rojo', 'adj.f.p', 'rojas'],
    ['decir', 'verb.ind.pres.3.s', 'dice'],
    ['lápiz', 'noun.p', 'lápices'],
    ['estar', 'verb.ind.pres.3.s', 'está'],
    ['tener', 'verb.ind.pres.3.s', 'tiene'],
    ['ser', 'verb.ind.impf.3.p', 'eran'],
  ],
};

describe.each(['en', 'fr', 'de', 'it', 'es'] as const)('%s', (language) => {
  let lexicon: Lexicon;
  beforeAll(async () => {
    lexicon = await lexiconFor(language);
  }, 300_000);

  it.each(READINGS[language])('%s can be %s %s', (form, lemma, tag) => {
    const wanted = parseTag(tag);
    const fits = lexicon.analyses(form).some(({ lemma: own, pos, features }) => {
      if (own !== lemma || pos !== wanted.pos) return false;
      return GROUPS.every((group) => (wanted.features & group & ~features) === 0);
    });
    expect(fits, JSON.stringify(lexicon.analyses(form))).toBe(true);
  });

  it.each(INFLECTIONS[language])('%s as %s is %s', (lemma, tag, expected) => {
    const { pos, features } = parseTag(tag);
    expect(lexicon.inflect(lemma, pos, features).join(' ')).toBe(expected);
  });

  it('does not know names and nonsense', () => {
    for (const form of ['Xqzt', 'Brzkowski', 'x'.repeat(500), '—', '']) expect(lexicon.analyses(form)).toEqual([]);
    expect(lexicon.inflect('brzkowski', 1, 0)).toEqual([]);
  });
});
