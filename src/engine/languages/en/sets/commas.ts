// English commas, by the kind of gap where one may belong (gaps.ts).
import { commaSet } from '../../../context/defineSet.ts';
import type { ContextSet } from '../../../context/types.ts';

/** All sets in this file. */
export const commas: readonly ContextSet[] = [
  commaSet(
    'comma-joining',
    [
      'I called her twice[,] but she did not answer.',
      'The town was destroyed in the war[,] but it was rebuilt soon after.',
      'She had promised to call me in the morning[,] but she never did.',
    ],
    [
      'I know that he left[] and she stayed.',
      'She likes tea[] and coffee.',
      'She likes what she sees[] and he does too.',
    ],
    ['none>comma'],
  ),
  commaSet(
    'comma-which',
    [
      'He moved to London[,] where he worked as a teacher.',
      'We went to Italy[,] where we stayed for two weeks.',
      'My sister Anna[,] who lives in Leeds, is a nurse.',
    ],
    ['The house[] which we bought is old.', 'I know[] who did it.', 'Tell me[] where you live.'],
    ['none>comma'],
  ),
  commaSet(
    'comma-that',
    [],
    ['I think[] that you are right.', 'The problem is[] that we have no time.', 'She is taller[] than her brother.'],
    ['comma>none'],
  ),
  commaSet(
    'comma-opening-clause',
    [
      'If the file does not exist[,] it will be created.',
      'When you click on the button[,] a new window opens.',
      'If no file is selected[,] the button is not active.',
    ],
    [
      'When we left[] the house was empty.',
      'If he knew[] what she did, he would leave.',
      'As far as I know[] she is fine.',
    ],
    ['none>comma'],
  ),
  commaSet(
    'comma-opening-phrase',
    [
      'However[,] the results were not as good as expected.',
      'In addition[,] you can change the color of the text.',
      'For example[,] you can use a spoon.',
    ],
    ['In the morning[] we left.', 'Maybe[] he is ill.', 'Then[] she laughed.'],
    ['none>comma'],
  ),
  commaSet(
    'comma-aside',
    [
      'There are several other problems[,] however.',
      'The hotel[,] however, was very nice.',
      'The new rules[,] however, apply to everyone.',
    ],
    ['Do it[] however you like.', 'Could you[] please help me?', 'It is not[] such as I thought.'],
    ['none>comma'],
  ),
  commaSet(
    'comma-greeting',
    ['Yes[,] I think so.', "Well[,] I don't know what to say.", 'Hello[,] how are you?'],
    ['No[] one came.', 'Please[] sit down.', 'Thanks[] for your help.'],
    ['none>comma'],
  ),
  commaSet(
    'comma-address',
    ['Thank you very much[,] sir.', 'Good morning[,] sir.', 'I am very sorry[,] sir.'],
    ['I have never met[] John.', 'We went to[] London.', 'She called[] Dad.'],
    ['none>comma'],
  ),
];
