// Names spelt two ways: two unknown names one slip apart, of which one is usual in the text.
import { defineDocumentRule } from '../rules/defineRule.ts';
import type { DocumentRule } from '../rules/types.ts';
import type { ConsistencyFacts } from './types.ts';

/** Short names differ by one letter from many others. */
const LEAST_LETTERS = 5;
/** How often the usual spelling occurs at least, and how much oftener than the other. */
const LEAST_USES = 3;
const TIMES = 3;
/** Of a long name two occurrences are enough. */
const LONG = 8;

/** Without the dots that a plural may have. */
const plain = (word: string): string => word.normalize('NFD').replaceAll('\u0308', '');

/** See the head of this file. */
export const nameSpelling = ({
  nameEndings,
  capitalNouns,
}: Pick<ConsistencyFacts, 'nameEndings' | 'capitalNouns'>): DocumentRule =>
  defineDocumentRule({
    id: 'common.consistency.name',
    comparesWords: true,
    sight({ names }, add) {
      for (const { word, start } of names) {
        const bare = word.replace(nameEndings, '');
        // The end of a name is where its own language changes it: Nowak, Nowaks, Nowakowi.
        if (bare.length >= LEAST_LETTERS && /^\p{Lu}\p{Ll}+$/u.test(bare)) {
          add(bare, bare, start, start + bare.length);
        }
      }
    },
    // Asked with one spelling and a near one.
    mainOf: (uses) => {
      const [[main, most], [, rest]] = [...uses].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)) as [
        [string, number],
        [string, number],
      ];
      // Where nouns have capitals too: Antrag and Anträge.
      if (capitalNouns && [...uses.keys()].map(plain).every((word, _, [first]) => word === first)) return null;
      return most >= TIMES * rest && most >= LEAST_USES
        ? main
        : most > rest && rest === 1 && main.length >= LONG
          ? main
          : null;
    },
    turn: (_text, _start, _end, _way, into) => into,
    label: (_topic, way) => way,
    wrong: [
      [
        'We met Nwachukwu in Leeds. Later Nwachukwu wrote to us. I like Nwachukwu a lot. Then Nwachuku rang again.',
        'We met Nwachukwu in Leeds. Later Nwachukwu wrote to us. I like Nwachukwu a lot. Then Nwachukwu rang again.',
      ],
      [
        'The house of Zwolkja is old. We asked Zwolkja to sell it. Once more Zwolkja refused. The agent of Zwollkja rang.',
        'The house of Zwolkja is old. We asked Zwolkja to sell it. Once more Zwolkja refused. The agent of Zwolkja rang.',
      ],
      [
        'I wrote to Brzenczyszcza on Monday. The wife of Brzenczyszcza rang. Today Brzenczyszca came.',
        'I wrote to Brzenczyszcza on Monday. The wife of Brzenczyszcza rang. Today Brzenczyszcza came.',
      ],
    ],
    right: [
      'We met Nwachukwu in Leeds. Later Nwachukwu wrote to us. I like Nwachukwu a lot.',
      'We met Zwolkja and Zwolkjas sister. Later Zwolkja wrote to us. I like Zwolkja a lot.',
      'We met Korvela and Korvola in Leeds. Later Korvela and Korvola wrote to us.',
    ],
  });
