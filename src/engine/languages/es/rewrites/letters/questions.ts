// Questions wrapped in a wish, with a question word: quisiera saber cuánto cuesta, ¿cuánto cuesta?
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { capitalised } from '../../../../rewrite/dress.ts';
import { isTaggedFinite } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { anything, punctuation, sentenceStart, word, words } from '../../../../rules/pattern.ts';

const asked = () =>
  words('cuánto cuánta cuántos cuántas cuándo dónde cómo cuál cuáles quién quiénes qué').as('asked').mark();
const rest = () => anything().repeat(1, 25).as('rest').mark();

const standsAlone = (m: Match): boolean =>
  m.to === m.sentence.tokens.length &&
  m.all('rest').some(isTaggedFinite) &&
  !m.all('rest').some(({ kind }) => kind === 'punctuation');

function written(m: Match): string {
  const all = m.all('rest');
  const [first, last] = [all[0], all.at(-1)];
  return first && last ? m.sentence.text.slice(first.start, last.end) : '';
}

/** Quisiera saber cuánto cuesta el envío. ¿Cuánto cuesta el envío? */
export const wonderWhat = defineRewrite({
  id: 'es.rewrite.wonder-what',
  kind: 'direct',
  patterns: [
    [
      sentenceStart(),
      words('también además').optional().as('too').mark(),
      words('me nos').optional().mark(),
      words('gustaría quisiera quería quisiéramos querría desearía').mark(),
      word('saber').mark(),
      asked(),
      rest(),
      punctuation('.').mark(),
    ],
    [
      sentenceStart(),
      word('le', 'les').mark(),
      words('agradecería agradeceríamos pido pedimos').mark(),
      word('que').mark(),
      words('me nos').mark(),
      words('dijera dijeran diga digan indicara indicaran indique indiquen').mark(),
      asked(),
      rest(),
      punctuation('.').mark(),
    ],
  ],
  where: standsAlone,
  suggest: (m) => {
    const { lower } = m.token('asked');
    return [m.names('too') && m.has('too') ? `¿Y ${lower} ${written(m)}?` : `¿${capitalised(lower)} ${written(m)}?`];
  },
  wrong: [
    ['Quisiera saber cuánto cuesta el envío.', '¿Cuánto cuesta el envío?'],
    ['También me gustaría saber cuándo abre la tienda.', '¿Y cuándo abre la tienda?'],
    ['Le agradecería que me dijera dónde está la oficina.', '¿Dónde está la oficina?'],
  ],
  right: [
    'Quiero saber cuánto cuesta.',
    'Me gustaría saber nadar.',
    'Quisiera saber cuánto cuesta, dónde está y cuándo abre.',
  ],
});

/** ¿Podría decirme dónde está la oficina? ¿Dónde está la oficina? */
export const canYouTell = defineRewrite({
  id: 'es.rewrite.can-you-tell',
  kind: 'direct',
  patterns: [
    [
      sentenceStart(),
      punctuation('¿').optional().as('open').mark(),
      words('puede puedes pueden podría podrías podrían sabría').mark(),
      words('decirme decirnos indicarme indicarnos').mark(),
      asked(),
      rest(),
      punctuation('?').mark(),
    ],
    [
      sentenceStart(),
      punctuation('¿').optional().as('open').mark(),
      words('me nos').mark(),
      words('puede puedes pueden podría podrías podrían').mark(),
      words('decir indicar').mark(),
      asked(),
      rest(),
      punctuation('?').mark(),
    ],
  ],
  where: standsAlone,
  suggest: (m) => [`${m.has('open') ? '¿' : ''}${capitalised(m.token('asked').lower)} ${written(m)}?`],
  wrong: [
    ['¿Podría decirme dónde está la oficina?', '¿Dónde está la oficina?'],
    ['¿Me puede indicar cuándo llega el tren?', '¿Cuándo llega el tren?'],
    ['¿Puedes decirme cuánto cuesta la entrada?', '¿Cuánto cuesta la entrada?'],
  ],
  right: ['¿Podría decirme la hora?', '¿Puede decirme si está abierto?', '¿Dónde está la oficina?'],
});
