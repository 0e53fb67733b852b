// More English words that sound alike.
import { contextSet } from '../../../context/defineSet.ts';
import type { ContextSet } from '../../../context/types.ts';

/** All sets in this file. */
export const moreSoundAlikes: readonly ContextSet[] = [
  contextSet(
    'new',
    [
      [
        'new',
        'We bought a [new] car last week.',
        'The [new] teacher is very friendly.',
        'She starts her [new] job on Monday.',
      ],
      ['knew', 'I [knew] that he was wrong.', 'She [knew] the answer at once.', 'Nobody [knew] what to do.'],
    ],
    ['new>knew', 'knew>new'],
  ),
  contextSet(
    'here',
    [
      [
        'here',
        'We have lived [here] for ten years.',
        'Please wait [here] until I come back.',
        'Is there a bank near [here]?',
      ],
      ['hear', 'Can you [hear] me now?', 'I am glad to [hear] that you are well.', 'Did you [hear] that noise?'],
    ],
    ['here>hear', 'hear>here'],
  ),
  contextSet(
    'write',
    [
      [
        'right',
        'Turn [right] at the next corner.',
        'I hope this is the [right] address.',
        'He stood on the [right] side of the road.',
      ],
      [
        'write',
        'I will [write] a letter to the bank.',
        'He wants to [write] a book about his life.',
        'She likes to [write] short stories.',
      ],
    ],
    ['write>right', 'right>write'],
  ),
  contextSet(
    'piece',
    [
      ['piece', 'Would you like a [piece] of cake?', 'He wrote it on a [piece] of paper.', 'He ate a [piece] of cake.'],
      [
        'peace',
        'There can be no [peace] without justice.',
        'They lived in [peace] for many years.',
        'The two sides are ready for [peace] talks.',
      ],
    ],
    ['peace>piece', 'piece>peace'],
  ),
  contextSet(
    'break',
    [
      [
        'break',
        'Let us take a short [break].',
        'Be careful not to [break] the glass.',
        'We had a coffee [break] at ten.',
      ],
      ['brake', 'He hit the [brake] too late.', 'The [brake] on my bike is broken.', 'Press the [brake] pedal slowly.'],
    ],
    ['brake>break'],
  ),
  contextSet(
    'whole',
    [
      [
        'whole',
        'We spent the [whole] day at the beach.',
        'The [whole] family came to the wedding.',
        'He ate the [whole] cake.',
      ],
      [
        'hole',
        'There is a [hole] in my sock.',
        'They dug a deep [hole] in the garden.',
        'The mouse lives in a [hole].',
      ],
    ],
    ['hole>whole'],
  ),
  contextSet(
    'week',
    [
      ['week', 'We will meet again next [week].', 'I saw him last [week].', 'He was ill for a [week].'],
      ['weak', 'He was still too [weak] to walk.', 'The coffee is very [weak].', 'Her heart is old and [weak].'],
    ],
    ['weak>week'],
  ),
  contextSet(
    'see',
    [
      ['see', 'I hope to [see] you soon.', 'Can you [see] the house over there?', 'We went to [see] a doctor.'],
      ['sea', 'They have a house by the [sea].', 'The [sea] was very calm that day.', 'The ship was lost at [sea].'],
    ],
    ['sea>see', 'see>sea'],
  ),
  contextSet(
    'site',
    [
      [
        'site',
        'You can find the form on our web [site].',
        'The building [site] is closed on Sundays.',
        'Visit the [site] for more information.',
      ],
      [
        'sight',
        'I lost [sight] of him in the crowd.',
        'He lost his [sight] in an accident.',
        'The end of the road was in [sight].',
      ],
    ],
    ['sight>site', 'site>sight'],
  ),
  contextSet(
    'wait',
    [
      [
        'wait',
        'Please [wait] for me at the door.',
        'I cannot [wait] to see you again.',
        'We had to [wait] for two hours.',
      ],
      [
        'weight',
        'He has lost a lot of [weight].',
        'The [weight] of the box is ten kilos.',
        'She wants to lose [weight].',
      ],
    ],
    ['weight>wait'],
  ),
  contextSet(
    'breath',
    [
      [
        'breath',
        'Take a deep [breath] and relax.',
        'She held her [breath] for a minute.',
        'He took a deep [breath] and jumped.',
      ],
      [
        'breathe',
        'I could hardly [breathe] in there.',
        'Fish [breathe] through gills.',
        'It was hard to [breathe] in the smoke.',
      ],
    ],
    ['breathe>breath'],
  ),
];
