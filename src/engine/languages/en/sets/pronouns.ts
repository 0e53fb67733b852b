// English pronouns and words that sound like them.
import { contextSet } from '../../../context/defineSet.ts';
import type { ContextSet } from '../../../context/types.ts';

/** All sets in this file. */
export const pronouns: readonly ContextSet[] = [
  contextSet(
    'their',
    [
      [
        'their',
        'The neighbours painted [their] house last summer.',
        'Students must bring [their] own lunch.',
        'They invited all [their] friends to the party.',
      ],
      [
        'there',
        'I think [there] is a problem with the invoice.',
        'We have been living [there] since last year.',
        'Is [there] a good restaurant near the station?',
      ],
      [
        "they're",
        "I do not know what [they're] going to do.",
        "If [they're] not careful, someone will get hurt.",
        "[They're] not at home.",
      ],
    ],
    ['their>there', 'there>their', "there>they're", "they're>there", "their>they're", "they're>their"],
  ),
  contextSet(
    'its',
    [
      [
        'its',
        'The company changed [its] name last month.',
        'The cat was licking [its] paws in the sun.',
        'The city is famous for [its] old harbour.',
      ],
      [
        "it's",
        "I think [it's] a good idea to wait.",
        "I hope [it's] not too late to book.",
        "Tell me if [it's] too late.",
      ],
    ],
    ["its>it's", "it's>its"],
  ),
  contextSet(
    'your',
    [
      [
        'your',
        'Where did you park [your] car?',
        'What is [your] favourite colour?',
        'Is this [your] first visit to Paris?',
      ],
      [
        "you're",
        "Let me know when [you're] ready to start.",
        "I think [you're] right about the price.",
        "If [you're] not sure, ask your teacher.",
      ],
      [
        'you',
        'Would [you] like to come with us?',
        'I will call [you] as soon as I can.',
        'Do [you] know where the key is?',
      ],
    ],
    ["your>you're", "you're>your", 'your>you', 'you>your'],
  ),
  contextSet(
    'whose',
    [
      [
        'whose',
        'I know a man [whose] father was a pilot.',
        'This is the family [whose] house was sold.',
        'The boy [whose] bike was stolen is my cousin.',
      ],
      [
        "who's",
        "Do you know [who's] coming to the party?",
        "I wonder [who's] going to win.",
        "Ask the girl [who's] standing at the door.",
      ],
    ],
    ["who's>whose"],
  ),
  contextSet(
    'our',
    [
      ['our', 'The dog is part of [our] family.', 'We invited all of [our] friends.', 'All [our] friends were there.'],
      [
        'are',
        'We [are] looking forward to the party.',
        'There [are] many shops in this street.',
        'How [are] you today?',
      ],
    ],
    ['our>are', 'are>our'],
  ),
  contextSet(
    'were',
    [
      ['were', 'We [were] at home all day.', 'The shops [were] closed on Monday.', 'They [were] waiting for the bus.'],
      [
        'where',
        'Do you know [where] the station is?',
        'This is the house [where] I was born.',
        "I don't know [where] he lives.",
      ],
      [
        "we're",
        "I think [we're] going to be late.",
        "Today [we're] looking for volunteers.",
        "Tomorrow [we're] going to the beach.",
      ],
    ],
    ['were>where', 'where>were', "we're>were", "where>we're", "we're>where", "were>we're"],
  ),
  contextSet(
    'lets',
    [
      [
        "let's",
        "[Let's] go to the beach tomorrow.",
        "[Let's] meet at the station at six.",
        "[Let's] take a look at the map.",
      ],
      [
        'lets',
        'This tool [lets] you edit photos.',
        'She never [lets] me drive her car.',
        'The app [lets] users share pictures.',
      ],
    ],
    ["lets>let's", "let's>lets"],
  ),
  contextSet(
    'who',
    [
      [
        'who',
        'I know a man [who] speaks six languages.',
        'The woman [who] called did not leave her name.',
        'She is the teacher [who] helped me most.',
      ],
      [
        'how',
        'She showed me [how] it works.',
        'I will show you [how] to do it.',
        'She told me [how] much she loved it.',
      ],
      [
        'whom',
        'There were ten guests, most of [whom] I knew.',
        'She has three sisters, one of [whom] is a doctor.',
        'The man to [whom] I spoke was very kind.',
      ],
    ],
    ['who>how', 'how>who', 'whom>who'],
  ),
  contextSet(
    'the',
    [
      [
        'the',
        'At [the] end of the day we were tired.',
        'He opened [the] door and went in.',
        'They went to [the] cinema last night.',
      ],
      ['they', 'I think [they] are very nice.', 'When [they] arrived, it was dark.', 'I think [they] are right.'],
      [
        'them',
        'I asked [them] to be quiet.',
        'We have not seen [them] since May.',
        'She told [them] about the accident.',
      ],
    ],
    ['the>they', 'them>the', 'them>they', 'they>them'],
  ),
  contextSet(
    'this',
    [
      ['this', 'We are going to Spain [this] summer.', 'I have not seen him [this] week.', 'He lives in [this] house.'],
      [
        'these',
        'All [these] people are waiting for you.',
        'Many of [these] problems are not new.',
        'How much are [these] apples?',
      ],
    ],
    ['this>these', 'these>this'],
  ),
  contextSet(
    'that',
    [
      ['that', 'I am sure [that] he is right.', 'She said [that] she was tired.', 'Is [that] your car over there?'],
      [
        'than',
        'She earns more [than] her husband.',
        'Less [than] half of them came.',
        'It was much better [than] the last one.',
      ],
    ],
    ['that>than', 'than>that'],
  ),
  contextSet(
    'it',
    [
      [
        'if',
        'Call me [if] you need anything.',
        'Let me know [if] you need help.',
        'Let me know [if] it does not work.',
      ],
      ['of', 'He was the head [of] the school.', 'He is one [of] my best friends.', 'One [of] the windows was open.'],
      ['it', 'She opened the box and put [it] on the table.', 'Can you send [it] to me?', 'I hope [it] will be sunny.'],
      ['is', 'The new office [is] very bright.', 'I know what the answer [is].', 'My car [is] at the garage.'],
    ],
    ['it>if', 'of>if', 'is>if', 'if>of', 'it>of', 'of>it', 'if>it', 'is>it', 'if>is', 'is>of'],
  ),
];
