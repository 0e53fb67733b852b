// English words that sound alike or nearly so.
import { contextSet } from '../../../context/defineSet.ts';
import type { ContextSet } from '../../../context/types.ts';

/** All sets in this file. */
export const soundAlikes: readonly ContextSet[] = [
  contextSet(
    'to',
    [
      [
        'to',
        'We want [to] visit the museum tomorrow.',
        'She went [to] the office by bike.',
        'I would like [to] thank you for the help.',
      ],
      ['too', 'The soup is [too] hot to eat.', 'It is [too] late to change the plan.', 'He was [too] tired to cook.'],
      [
        'two',
        'They have [two] children and a dog.',
        'We stayed there for [two] weeks.',
        'The meeting lasted [two] hours.',
      ],
    ],
    ['to>too', 'too>to', 'two>too', 'too>two'],
  ),
  contextSet(
    'lose',
    [
      [
        'lose',
        'I do not want to [lose] my job.',
        'You will [lose] your money if you wait.',
        'We do not want to [lose] our jobs.',
      ],
      [
        'loose',
        'He was wearing a [loose] shirt.',
        'The dog broke [loose] and ran away.',
        'One of his teeth is [loose].',
      ],
    ],
    ['loose>lose'],
  ),
  contextSet(
    'affect',
    [
      [
        'affect',
        'The strike will [affect] thousands of travellers.',
        'Stress can [affect] your health.',
        'The change does not [affect] our prices.',
      ],
      [
        'effect',
        'The medicine had no [effect] on him.',
        'The [effect] of the sun on the skin is well known.',
        'The change had little [effect] on the results.',
      ],
    ],
    ['affect>effect', 'effect>affect'],
  ),
  contextSet(
    'affects',
    [
      [
        'effects',
        'The drug can have serious side [effects].',
        'We studied the [effects] of the new law.',
        'The [effects] of the storm were terrible.',
      ],
      [
        'affects',
        'The noise [affects] everybody in the street.',
        'This rule only [affects] new members.',
        'Poor sleep [affects] your memory.',
      ],
    ],
    ['affects>effects'],
  ),
  contextSet(
    'accept',
    [
      [
        'accept',
        'We cannot [accept] this offer.',
        'I would like to [accept] the job.',
        'She refused to [accept] the money.',
      ],
      [
        'except',
        'The museum is open every day [except] Monday.',
        'There was nothing in the room [except] a bed.',
        'All the shops were closed [except] one.',
      ],
    ],
    ['except>accept'],
  ),
  contextSet(
    'advice',
    [
      [
        'advice',
        'Thank you for your good [advice].',
        'My doctor gave me some [advice] about my diet.',
        'I followed his [advice] and waited.',
      ],
      [
        'advise',
        'I would [advise] you to wait.',
        'I would strongly [advise] you to see a doctor.',
        'He can [advise] you on what to do.',
      ],
    ],
    ['advise>advice', 'advice>advise'],
  ),
  contextSet(
    'quite',
    [
      [
        'quite',
        'The hotel was [quite] expensive.',
        'I am not [quite] sure about that.',
        'The test was [quite] difficult.',
      ],
      ['quiet', 'It was a [quiet] night.', 'We live in a very [quiet] street.', 'She spoke in a [quiet] voice.'],
    ],
    ['quite>quiet'],
  ),
  contextSet(
    'past',
    [
      [
        'past',
        'He drove [past] the church.',
        'In the [past], people wrote more letters.',
        'He has been ill for the [past] three weeks.',
      ],
      [
        'passed',
        'He [passed] me the salt.',
        'Three years have [passed] since then.',
        'She had [passed] all the tests.',
      ],
    ],
    ['past>passed', 'passed>past'],
  ),
  contextSet(
    'weather',
    [
      [
        'whether',
        'I do not know [whether] he will come.',
        'She asked [whether] the shop was open.',
        'They are not sure [whether] it is true.',
      ],
      [
        'weather',
        'The [weather] was bad all week.',
        'We stayed inside because of the [weather].',
        'The [weather] forecast says it will rain.',
      ],
    ],
    ['weather>whether', 'whether>weather'],
  ),
  contextSet(
    'by',
    [
      [
        'by',
        'The book was written [by] a teacher.',
        'The work must be done [by] Friday.',
        'The house was built [by] my grandfather.',
      ],
      [
        'buy',
        'I want to [buy] a new phone.',
        'We need to [buy] some bread.',
        'He wants to [buy] a house in the country.',
      ],
    ],
    ['buy>by'],
  ),
  contextSet(
    'know',
    [
      [
        'now',
        'We are [now] looking for a new flat.',
        'I have to go [now].',
        'From [now] on, the office opens at nine.',
      ],
      ['know', 'I do not [know] what to say.', 'Do you [know] the answer?', 'Let me [know] if you need help.'],
      ['no', 'There is [no] milk in the fridge.', 'I have [no] idea what he means.', 'There was [no] reason to worry.'],
    ],
    ['now>know', 'know>now', 'no>know', 'know>no', 'now>no', 'no>now'],
  ),
];
