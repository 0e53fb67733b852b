// Two joined subjects with a singular verb.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { oneOf, sentenceStart, tagged, word, words } from '../../../../rules/pattern.ts';
import { finite, neverFinite, noun } from '../../reading/words.ts';
import { verbFor } from './subjectVerb.ts';

/** Mein Bruder und meine Schwester kommt. */
export const coordinatedSubject = defineRule({
  id: 'de.agreement-subject-verb.coordinated',
  patterns: [
    [
      sentenceStart(),
      words('mein meine dein deine sein seine ihr ihre unser unsere der die das').as('first'),
      noun().as('one'),
      word('und'),
      words('mein meine dein deine sein seine ihr ihre unser unsere der die das').as('second'),
      noun().as('two'),
      finite().as('verb').mark(),
    ],
    [
      sentenceStart(),
      words('mein meine dein deine sein seine ihr ihre unser unsere der die das').as('first'),
      noun().as('one'),
      word('und'),
      word('ich').as('two'),
      finite().as('verb').mark(),
    ],
    [
      sentenceStart(),
      tagged(Pos.properNoun).as('one'),
      word('und'),
      oneOf(tagged(Pos.properNoun), words('ich')).as('two'),
      finite().as('verb').mark(),
    ],
  ],
  where: (m) => {
    const verb = m.token('verb');
    // "Der Bruder und die Schwester sah er": somebody else may be the subject
    const next = m.after();
    if (verb.readings.some(({ pos }) => pos !== Pos.verb && pos !== Pos.auxiliary)) return false;
    if (next && /^(?:ich|du|er|sie|es|wir|ihr|man|der|die|das|ein|eine)$/.test(next.lower)) return false;
    return neverFinite(verb, (m.token('two').lower === 'ich' ? Feature.first : Feature.third) | Feature.plural);
  },
  suggest: (m) => verbFor(m, 'verb', (m.token('two').lower === 'ich' ? Feature.first : Feature.third) | Feature.plural),
  wrong: [
    ['Mein Bruder und meine Schwester kommt heute später.', 'Mein Bruder und meine Schwester kommen heute später.'],
    ['Der Hund und die Katze schläft auf dem Sofa.', 'Der Hund und die Katze schlafen auf dem Sofa.'],
    ['Anna und Peter hat sich gestern verlobt.', 'Anna und Peter haben sich gestern verlobt.'],
    ['Mein Bruder und ich geht ins Kino.', 'Mein Bruder und ich gehen ins Kino.'],
  ],
  right: [
    'Mein Bruder und meine Schwester kommen heute.',
    'Anna und Peter haben sich verlobt.',
    'Das Wenn und das Aber hat er vergessen.',
  ],
});
