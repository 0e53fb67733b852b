// Words that are one, or another word altogether: irgend jemand, aus versehen.
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, words } from '../../../../rules/pattern.ts';
import { listed } from '../../reading/words.ts';

const JOINED: Readonly<Record<string, string>> = {
  'aus versehen': 'aus Versehen',
  'des halb': 'deshalb',
  'des wegen': 'deswegen',
  'aller dings': 'allerdings',
  'über haupt': 'überhaupt',
  'selbst verständlich': 'selbstverständlich',
  'irgend welche': 'irgendwelche',
  'irgend welchen': 'irgendwelchen',
  'irgend jemand': 'irgendjemand',
  'irgend etwas': 'irgendetwas',
  'irgend wann': 'irgendwann',
  'irgend wie': 'irgendwie',
  'irgend wo': 'irgendwo',
  'irgend was': 'irgendwas',
  'irgend ein': 'irgendein',
  'irgend eine': 'irgendeine',
  'irgend einen': 'irgendeinen',
  'irgend einem': 'irgendeinem',
  'statt dessen': 'stattdessen',
  'in sofern': 'insofern',
  'mit einander': 'miteinander',
  'zu einander': 'zueinander',
  'neben bei': 'nebenbei',
  'über all': 'überall',
  'mittler weile': 'mittlerweile',
  'vor allem dingen': 'vor allen Dingen',
  'um so': 'umso',
  'zu mindest': 'zumindest',
  'wo für': 'wofür',
  'auf einander': 'aufeinander',
  'trotz dem': 'trotzdem',
  'genau so': 'genauso',
  'seit dem': 'seitdem',
  'unter einander': 'untereinander',
  'gegen über': 'gegenüber',
  'aus einander': 'auseinander',
  'durch einander': 'durcheinander',
  'jeder zeit': 'jederzeit',
  'viel leicht': 'vielleicht',
  'zu nächst': 'zunächst',
  'immer hin': 'immerhin',
  'weiter hin': 'weiterhin',
  'so wohl': 'sowohl',
  'das selbe': 'dasselbe',
  'die selbe': 'dieselbe',
  'die selben': 'dieselben',
  'der selbe': 'derselbe',
};

const SURE = listed(
  Object.keys(JOINED)
    .filter((pair) => !/^(?:trotz dem|seit dem|genau so|um so|so wohl|vor allem|nichts desto)/.test(pair))
    .map((pair) => pair.split(' ')[0])
    .join(' '),
);

/** irgend jemand: words that are one. */
export const writtenTogether = defineRule({
  id: 'de.word-forms.together',
  pattern: [
    new Element((token) => SURE.has(token.lower)).as('first').mark(),
    words([...new Set(Object.keys(JOINED).map((pair) => pair.split(' ')[1]))].join(' '))
      .as('second')
      .mark(),
  ],
  where: (m) => {
    const pair = `${m.token('first').lower} ${m.token('second').lower}`;
    if (!(pair in JOINED) || m.token('second').text !== m.token('second').lower) return false;
    return pair !== 'jeder zeit';
  },
  suggest: (m) => [JOINED[`${m.token('first').lower} ${m.token('second').lower}`] ?? ''],
  wrong: [
    ['Hat irgend jemand meinen Schlüssel gesehen?', 'Hat irgendjemand meinen Schlüssel gesehen?'],
    ['Statt dessen blieben wir zu Hause.', 'Stattdessen blieben wir zu Hause.'],
    ['Wir sollten öfter mit einander reden.', 'Wir sollten öfter miteinander reden.'],
  ],
  right: ['Das hat er mit so viel Mühe gemacht.', 'Das ist so wichtig.', 'Er kam mit einem Freund.'],
});
