// Which topic a family of rules belongs to, and where the rules of a topic go that are too few for a page.
import type { RuleTopic } from '../../src/lib/pages/rulePages.ts';

const FAMILIES: Readonly<Record<RuleTopic, string>> = {
  confusions: 'confusion confusions confusions-homophones confusions-words homophones context das-dass',
  agreement: 'agreement agreement-tree',
  'subject-verb': 'agreement-subject-verb',
  'noun-phrase': 'agreement-noun-phrase agreement-relative',
  adjectives: 'agreement-adjective agreement-attribute',
  'verb-forms': 'verb-form verb-forms verbs auxiliaries',
  'verb-endings': 'verb-endings',
  tenses: 'tense',
  moods: 'verb-moods',
  participles: 'participles',
  articles: 'article articles',
  quantities: 'quantity noun nouns',
  prepositions: 'preposition prepositions',
  pronouns: 'pronoun pronouns',
  comparison: 'adjective comparative comparatives comparison',
  'word-order': 'word-order missing negation conjunction',
  'word-choice': 'word-choice verb-pair usage words net',
  compounds: 'hyphen hyphens split word-forms',
  apostrophes: 'apostrophe apostrophes elision',
  accents: 'accents',
  capitals: 'capital capitals',
  punctuation: 'comma commas punctuation typography spacing',
  style: 'style repetition',
  consistency: 'consistency dates',
};

const topics = new Map(
  Object.entries(FAMILIES).flatMap(([topic, families]) =>
    families.split(' ').map((family): [string, RuleTopic] => [family, topic as RuleTopic]),
  ),
);

/** Rules of the families shared by several topics. */
const isComma = (id: string): boolean => /\.context\.comma-|\.net\.(no-)?comma$/.test(id);

/** The topic of a rule. Throws RangeError for a family that has none yet. */
export function topicOf(id: string): RuleTopic {
  const family = id.split('.')[1] ?? '';
  const topic = isComma(id) ? 'punctuation' : topics.get(family);
  if (!topic) throw new RangeError(`${id}: scripts/rulePages/topics.ts has no topic for this family`);
  return topic;
}

/** Where the rules of a topic are shown when they are too few for a page of their own. */
export const NEIGHBOURS: Readonly<Partial<Record<RuleTopic, RuleTopic>>> = {
  'subject-verb': 'agreement',
  'noun-phrase': 'agreement',
  adjectives: 'agreement',
  agreement: 'noun-phrase',
  'verb-endings': 'verb-forms',
  tenses: 'verb-forms',
  moods: 'verb-forms',
  participles: 'verb-forms',
  articles: 'prepositions',
  quantities: 'articles',
  prepositions: 'word-choice',
  pronouns: 'word-choice',
  comparison: 'word-choice',
  'word-order': 'word-choice',
  compounds: 'word-choice',
  apostrophes: 'accents',
  accents: 'confusions',
  capitals: 'punctuation',
  style: 'word-choice',
  consistency: 'punctuation',
};
