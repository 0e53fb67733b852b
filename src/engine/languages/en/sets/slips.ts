// English words that are easily typed in place of one another.
import { contextSet } from '../../../context/defineSet.ts';
import type { ContextSet } from '../../../context/types.ts';

/** All sets in this file. */
export const slips: readonly ContextSet[] = [
  contextSet(
    'then',
    [
      [
        'then',
        'He waited a moment and [then] opened the door.',
        'He looked at me and [then] he smiled.',
        'If it rains, [then] we will stay at home.',
      ],
      [
        'than',
        'My brother is much taller [than] me.',
        'The train was faster [than] the bus.',
        'It was more expensive [than] we had thought.',
      ],
      [
        'them',
        'I met [them] at the airport yesterday.',
        'Most of [them] did not answer.',
        'I gave [them] the keys this morning.',
      ],
    ],
    ['then>than', 'than>then', 'then>them', 'them>then', 'than>them', 'them>than'],
  ),
  contextSet(
    'through',
    [
      [
        'through',
        'We walked [through] the park.',
        'The road goes [through] a forest.',
        'She looked [through] the window.',
      ],
      [
        'threw',
        'He [threw] the ball to his son.',
        'She [threw] the letter away.',
        'They [threw] stones into the water.',
      ],
      [
        'though',
        'Even [though] it was raining, we went out.',
        'He looked as [though] he had not slept.',
        'It was cold, even [though] the sun was shining.',
      ],
      [
        'thought',
        'I [thought] you were at work.',
        'We [thought] that it was a good idea.',
        'I never [thought] about that before.',
      ],
    ],
    [
      'threw>through',
      'though>through',
      'through>though',
      'thought>though',
      'through>thought',
      'though>thought',
      'threw>thought',
    ],
  ),
  contextSet(
    'choose',
    [
      [
        'choose',
        'You can [choose] between red and blue.',
        'It is hard to [choose] the right school.',
        'You have to [choose] between the two.',
      ],
      [
        'chose',
        'In the end she [chose] the red dress.',
        'He [chose] his words with care.',
        'They [chose] a hotel near the beach.',
      ],
    ],
    ['chose>choose'],
  ),
  contextSet(
    'from',
    [
      [
        'from',
        'I got a letter [from] my uncle.',
        'She comes [from] a small village.',
        'He lives ten miles [from] the sea.',
      ],
      [
        'form',
        'Please fill in the [form] and send it back.',
        'Water in the [form] of ice is lighter.',
        'You have to sign this [form].',
      ],
    ],
    ['form>from', 'from>form'],
  ),
  contextSet(
    'of',
    [
      [
        'of',
        'A lot [of] people like this song.',
        'At the end [of] the day I was tired.',
        'One [of] the windows was open.',
      ],
      ['off', 'She took [off] her coat.', 'He fell [off] the ladder.', 'The plane took [off] an hour late.'],
      [
        'have',
        'You should [have] told me before.',
        'They must [have] missed the train.',
        'I would [have] done the same.',
      ],
    ],
    ['off>of', 'of>have'],
  ),
  contextSet(
    'on',
    [
      [
        'on',
        'We met [on] a cold day in March.',
        'She put the book back [on] the shelf.',
        'She was sitting [on] a chair by the window.',
      ],
      [
        'one',
        'This is [one] of the best films I know.',
        'She is [one] of my best friends.',
        'He is [one] of my best friends.',
      ],
    ],
    ['on>one', 'one>on'],
  ),
  contextSet(
    'is',
    [
      ['is', 'My sister [is] a nurse.', 'The problem [is] that we have no time.', 'There [is] a lot of work to do.'],
      ['his', 'He lost [his] job last year.', 'He put the phone into [his] pocket.', 'He took [his] hat and left.'],
    ],
    ['is>his', 'his>is'],
  ),
  contextSet(
    'with',
    [
      ['with', 'She lives [with] her parents.', 'I agree [with] you completely.', 'He came home [with] a big box.'],
      ['will', 'The train [will] arrive at noon.', 'I [will] call you tomorrow.', 'It [will] be cold next week.'],
    ],
    ['will>with'],
  ),
  contextSet(
    'use',
    [
      [
        'use',
        'You can [use] my phone if you like.',
        'Do you [use] this program every day?',
        'We will [use] the money for a new roof.',
      ],
      ['used', 'I [used] to live in London.', 'This room is [used] as an office.', 'He was not [used] to the heat.'],
    ],
    ['use>used', 'used>use'],
  ),
  contextSet(
    'be',
    [
      ['be', 'It will [be] cold tomorrow.', 'You should [be] more careful.', 'It is going to [be] a long day.'],
      ['been', 'She has [been] ill for a week.', 'I have never [been] to Spain.', 'It had [been] raining all night.'],
      [
        'being',
        'The house is [being] painted this week.',
        'The old road was [being] repaired.',
        'The matter is [being] discussed at the moment.',
      ],
    ],
    ['be>been', 'been>be', 'be>being', 'being>been'],
  ),
  contextSet(
    'any',
    [
      [
        'any',
        'Do you have [any] questions?',
        'There is not [any] milk left.',
        'Let me know if there are [any] problems.',
      ],
      [
        'many',
        'How [many] people were there?',
        'There are too [many] cars in this town.',
        'There are [many] ways to do it.',
      ],
    ],
    ['any>many'],
  ),
  contextSet(
    'make',
    [
      [
        'make',
        'Please [make] sure the door is closed.',
        'We have to [make] a decision.',
        'Did you [make] this cake yourself?',
      ],
      ['made', 'This table is [made] of wood.', 'He has [made] a big mistake.', 'The cheese is [made] from milk.'],
    ],
    ['made>make', 'make>made'],
  ),
];
