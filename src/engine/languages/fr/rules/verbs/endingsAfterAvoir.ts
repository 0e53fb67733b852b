// After avoir comes the participle: j'ai essayé, il a reçu.
import { Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, lemma } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { participlesOf } from '../../reading/forms.ts';
import { adverbs, isFinite, isInfinitive, isNoun, isOne, isSurelyFinite, words } from '../../reading/words.ts';

const avoir = (): Element => lemma('avoir').and(new Element(isFinite));
const ANY_SUBJECT = words("je j' tu il elle on nous vous ils elles qui ça cela n' m' t' l' les le la lui leur en y ne");

/** An infinitive or another -er form after avoir: j'ai essayer. */
export const infinitiveAfterAvoir = defineRule({
  id: 'fr.verb-endings.infinitive-after-avoir',
  priority: 1,
  pattern: [
    avoir().as('v'),
    new Element((token) =>
      isOne(token, words('-je -tu -t-il -il -t-elle -t-on -on -nous -vous -ils -elles')),
    ).optional(),
    adverbs(),
    new Element(
      (token) =>
        (token.lower.endsWith('er') && isInfinitive(token)) ||
        (/(?:re|ir)$/.test(token.lower) && isInfinitive(token) && !isNoun(token)) ||
        (isSurelyFinite(token) && !reads(token, Pos.auxiliary)) ||
        isOne(token, words('fais dis mets eut')),
    )
      .as('a')
      .mark(),
  ],
  where: (m) => {
    const before = m.before();
    if (m.token('a').lower === 'rendez') return false;
    if (/(?:re|ir)$/.test(m.token('a').lower) && !isOne(before, ANY_SUBJECT)) return false;
    if (
      m.token('v').lower === 'a' &&
      !isOne(before, ANY_SUBJECT) &&
      !isNoun(before) &&
      m.all('a')[0]?.index === m.token('v').index + 1
    )
      return false;
    if (
      isSurelyFinite(m.token('a')) &&
      (participlesOf(m.sentence, m.token('a'), 0).length === 0 ||
        (m.token('v').index > 0 && m.token('v').lower !== 'ai' && !isOne(before, ANY_SUBJECT) && !isNoun(before)))
    )
      return false;
    // a manger: the preposition
    return !(
      m.token('v').lower === 'a' &&
      (isOne(before, words('rien quelque chose beaucoup')) || isInfinitive(before) || isSurelyFinite(before))
    );
  },
  suggest: (m) => participlesOf(m.sentence, m.token('a'), 0),
  wrong: [
    ["J'ai essayer de vous appeler.", "J'ai essayé de vous appeler."],
    ["Le médecin m'a conseiller de marcher.", "Le médecin m'a conseillé de marcher."],
    ['On a bien manger, merci encore !', 'On a bien mangé, merci encore !'],
  ],
  right: ["J'ai essayé de vous appeler.", 'Nous avons à parler.', 'Il a beau chercher, il ne trouve rien.'],
});

/** J'ai étais, ils on étés: the participle of être is été and never changes. */
export const eteAfterAvoir = defineRule({
  id: 'fr.verb-endings.ete',
  priority: 3,
  overridesSpelling: true,
  patterns: [
    [avoir(), adverbs(), new Element((token) => isOne(token, words('étais était étée étées'))).as('a').mark()],
    [
      new Element((token) =>
        isOne(token, words('ai as a on ont avons avez avais avait avaient aurait aurai avoir ayant')),
      ),
      adverbs(),
      new Element((token) => isOne(token, words('étés'))).as('a').mark(),
    ],
  ],
  where: (m) => !isOne(m.after(), words('indiens')),
  suggest: () => ['été'],
  wrong: [
    ["J'ai étais très déçu par l'hôtel.", "J'ai été très déçu par l'hôtel."],
    ['Les élèves ont étés sages.', 'Les élèves ont été sages.'],
    ['Elle a étée malade toute la semaine.', 'Elle a été malade toute la semaine.'],
  ],
  right: ["J'ai été déçu.", 'Nous avons passé deux étés ici.', "Elle l'a vu quand il était petit."],
});

/** All of them. */
export const avoirEndingRules = [infinitiveAfterAvoir, eteAfterAvoir];
