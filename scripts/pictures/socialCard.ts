// What a picture for networks looks like: brand, title over the line of its mark, a sentence.
import { readFile } from 'node:fs/promises';
import type { CardMark, SocialCard } from '../../prerender/social.ts';
import { escapeMarkup } from '../../src/lib/escapeMarkup.ts';

const FONT = 'node_modules/@fontsource-variable/literata/files/literata-latin-wght-normal.woff2';
const INK = '#161c18';
const SOFT = '#465049';
const GREEN = '#137333';
/** The light theme's hues (src/ui/styles/tokens.css). */
const HUES: Readonly<Record<CardMark, string>> = {
  spelling: '#ba312c',
  grammar: '#2267c7',
  punctuation: '#915b00',
  style: '#9044a7',
  consistency: '#0a7186',
};

const WIDTH = 1200;
/** From the edge to the text, and from the line's start to where it turns into the tick. */
const LEFT = 84;
const RIGHT = 1000;
const HALF = 16;

const wave = (from: number, to: number): string =>
  `M${from} 30q${HALF / 2}-22 ${HALF} 0${`t${HALF} 0`.repeat(Math.floor((to - from) / HALF) - 1)}`;

/** The mark's own line, across the picture. */
const LINES: Readonly<Record<CardMark, string>> = {
  spelling: `<path d="${wave(LEFT, RIGHT)}"/>`,
  grammar: `<path d="M${LEFT} 24H${RIGHT}M${LEFT} 36H${RIGHT}" stroke-width="4.5"/>`,
  punctuation: `<path d="M${LEFT + 5} 30H${RIGHT}" stroke-width="10" stroke-dasharray="0 18" stroke-linecap="round"/>`,
  style: `<path d="M${LEFT} 30H${RIGHT}" stroke-dasharray="26 14"/>`,
  consistency: `<path d="M${LEFT} 30H${RIGHT}" stroke-width="4.5"/>`,
};

/** The size at which a title fills two lines at most. */
function titleSize(title: string): number {
  if (title.length <= 22) return 92;
  if (title.length <= 34) return 78;
  return title.length <= 48 ? 68 : 60;
}

let font: Promise<string> | undefined;

/** A document that looks like the picture at 1200 by 630. */
export async function cardDocument({ title, note, mark }: SocialCard, brand: string): Promise<string> {
  font ??= readFile(FONT, 'base64');
  return `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: Literata; font-weight: 200 900; src: url(data:font/woff2;base64,${await font}) }
    * { margin: 0; box-sizing: border-box }
    body { display: flex; flex-direction: column; block-size: 630px; padding: 56px ${LEFT}px 0; position: relative;
      background: #f3f6f4; color: ${INK}; font-family: Literata; }
    header { display: flex; gap: 20px; align-items: center; font-size: 34px; font-weight: 560 }
    header svg { inline-size: 82px; fill: none; stroke: ${GREEN}; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round }
    main { flex: 1; display: flex; flex-direction: column; justify-content: center; padding-block-end: 104px }
    h1 { font-size: ${titleSize(title)}px; font-weight: 500; line-height: 1.12; letter-spacing: -0.022em; text-wrap: balance }
    p { margin-block-start: 24px; max-inline-size: 940px; color: ${SOFT}; font-size: 30px; line-height: 1.4; text-wrap: pretty }
    .line { position: absolute; inset: auto 0 52px; inline-size: ${WIDTH}px; fill: none; stroke: ${HUES[mark]}; stroke-width: 6 }
    .tick { stroke: ${GREEN}; stroke-width: 8; stroke-linecap: round; stroke-linejoin: round }
  </style><header><svg viewBox="0 0 34 20"><path d="M2 12q2.25-6 4.5 0t4.5 0 4.5 0l4.5 5L32 3"/></svg>${escapeMarkup(brand)}</header>
  <main><h1>${escapeMarkup(title)}</h1>${note && `<p>${escapeMarkup(note)}</p>`}</main>
  <svg class="line" viewBox="0 -30 ${WIDTH} 90">${LINES[mark]}<path class="tick" d="M${RIGHT + 22} 30l24 22 62-64"/></svg>`;
}
