// The popover's own style sheet. It lives in a shadow root, so nothing of the page reaches it and nothing of it the page.
import { LOOKS } from '../surface/markStyles.ts';

const HUES = Object.entries(LOOKS)
  .map(([name, { light, dark }]) => `.${name}{--c:light-dark(${light},${dark})}`)
  .join('');

/** See the head of this file. */
export const POPOVER_CSS = `:host{all:initial!important}
.pop{color-scheme:light;position:fixed;inset:auto;margin:0;border:0;box-sizing:border-box;width:min(21.5rem,100vw - 16px);max-height:calc(100dvh - 16px);overflow:auto;padding:16px;border-radius:10px;z-index:2147483000;background:light-dark(#fff,#232a25);color:light-dark(#161c18,#e4eae6);box-shadow:0 0 0 1px light-dark(#1319151f,#ffffff1a),0 2px 4px light-dark(#1319150f,#00000059),0 10px 28px light-dark(#13191524,#00000073);font:400 15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans Devanagari","Nirmala UI",sans-serif;text-align:start}
.pop.dark{color-scheme:dark}
.pop:not(:popover-open){display:none}
.pop.plain{display:block}
.pop:focus{outline:none}
${HUES}
.head{display:flex;align-items:center;gap:8px;margin-bottom:12px;font-size:13px;font-weight:500;color:light-dark(#465049,#b3bbb6)}
.head span:nth-child(2){flex:1;min-width:0}
.sign{color:var(--c);font:560 18px/1 Georgia,serif;min-width:1em;text-align:center;border-bottom:2px solid var(--c)}
.place{color:light-dark(#58605b,#98a19b);font-weight:400;font-variant-numeric:tabular-nums;white-space:nowrap}
button{appearance:none;box-sizing:border-box;margin:0;border:0;background:none;color:inherit;font:inherit;cursor:pointer;border-radius:6px}
button:focus-visible{outline:2px solid light-dark(#1c8045,#95daa7);outline-offset:2px}
.fixes{display:flex;flex-wrap:wrap;gap:8px;margin-bottom:12px;outline:none}
.fixes button{min-height:36px;padding:0 12px;border:1px solid light-dark(#7c857f,#757e78);background:light-dark(#fff,#1b201d);font:500 17px/1.2 Georgia,"Noto Serif",serif;max-width:100%;overflow-wrap:anywhere}
.fixes button:hover{background:light-dark(#dbf5e1,#12381f)}
.fixes button:first-child{border-color:transparent;background:light-dark(#156636,#6eca8a);color:light-dark(#fff,#0f2616)}
.fixes button:first-child:hover{background:light-dark(#144d29,#95daa7)}
.fixes p{margin:0;color:light-dark(#58605b,#98a19b)}
.why{color:light-dark(#465049,#b3bbb6)}
.why p{margin:0 0 4px}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 12px;margin:8px 0 0;font-size:13px}
dt{color:light-dark(#58605b,#98a19b)}
dd{margin:0;font-family:Georgia,"Noto Serif",serif}
dd:first-of-type{text-decoration:line-through;text-decoration-color:light-dark(#ba312c,#ffa299)}
.foot{display:flex;flex-wrap:wrap;gap:0 4px;margin:12px -16px -16px;padding:4px 8px;border-top:1px solid light-dark(#dde3df,#2f3632);font-size:13px;font-weight:500}
.foot button{min-height:36px;padding:0 8px;color:light-dark(#465049,#b3bbb6)}
.foot button:hover,.head button:hover{background:light-dark(#1319150d,#eaefec12)}
.close{width:32px;height:32px;margin:-8px -8px -8px 0;font-size:18px;line-height:1}
.live{position:fixed;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media(pointer:coarse){.fixes button,.foot button{min-height:44px}.close{width:44px;height:44px}}
@media(prefers-reduced-motion:no-preference){.pop{animation:in .16s cubic-bezier(.2,0,0,1)}@keyframes in{from{opacity:0}}}
@media(forced-colors:active){.pop{border:1px solid CanvasText}.fixes button{border:1px solid ButtonBorder}.sign{color:CanvasText;border-color:CanvasText}}`;

/** The sign of each kind, the same in all languages and as on the site. */
export const SIGNS = { spelling: 'a', grammar: '§', punctuation: ';', style: '&', consistency: '=' } as const;
