// Before the first frame: a page in another language than English stays hidden until its texts are there (src/ui/styles/boot.css),
// and a chosen theme is set. After it: the scripts. A page is read before it is used, so they take neither the line nor the
// processor from its first frame (prerender/lateScripts.ts names them on this script's element). What is typed meanwhile is
// kept when the page is left: as src/services/drafts/rescue.ts does it once it is here, under the same names.
(function (root, names) {
  var language = /(?:^|; )i18n_redirected=(nl|ru|hi|pt|it|fr|de|es)\b/.exec(document.cookie);
  if (language) root.dataset.l = language[1];
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch (error) {
    // No storage: the system's theme stays.
  }

  // What cannot be read is as good as nothing: a text is kept whatever else lies here.
  function attempt(read) {
    try {
      return read();
    } catch (error) {
      return undefined;
    }
  }
  // Whose text it is, by the session that the browser keeps: as src/services/person/person.ts says it.
  function personIn(store) {
    var other = attempt(function () {
      return JSON.parse(store['aws-amplify-federatedInfo'] || '{}').user;
    });
    if (other) return other.email || 'nameless';
    var last = Object.keys(store).filter(function (key) {
      return /^CognitoIdentityServiceProvider\.[^.]+\.LastAuthUser$/.test(key);
    })[0];
    var token = last && store[last.replace(/LastAuthUser$/, store[last] + '.idToken')];
    if (!token) return '';
    var claims = JSON.parse(atob(token.split('.')[1].replace(/-/g, '+').replace(/_/g, '/')));
    return claims.sub || claims.email;
  }
  function cookies() {
    var values = {};
    document.cookie.split('; ').forEach(function (pair) {
      var at = pair.indexOf('=');
      attempt(function () {
        values[decodeURIComponent(pair.slice(0, at))] = decodeURIComponent(pair.slice(at + 1));
      });
    });
    return values;
  }
  function person() {
    function inSession() {
      return personIn(sessionStorage);
    }
    function inLocal() {
      return personIn(localStorage);
    }
    function inCookies() {
      return personIn(cookies());
    }
    // Each of them may be forbidden or damaged on its own.
    return attempt(inSession) || attempt(inLocal) || attempt(inCookies) || 'guest';
  }

  addEventListener('pagehide', function () {
    var area = document.getElementById('text');
    if (!area || !area.value || area.hidden || 'kept' in area.dataset) return;
    var now = Date.now();
    var id = area.dataset.draft || (crypto.randomUUID ? crypto.randomUUID() : now + '-' + Math.random());
    area.dataset.draft = id;
    var draft = { id: id, text: area.value, language: 'auto', ignoredWords: [], ignoredIssues: [] };
    draft.createdAt = draft.updatedAt = now;
    draft.save = 0;
    try {
      draft.owner = person();
      var own = draft.owner === 'guest' ? '' : '.' + draft.owner;
      localStorage.setItem('spelling-check.rescue.' + id, JSON.stringify(draft));
      localStorage.setItem('spelling-check.drafts' + own, '1');
      sessionStorage.setItem('spelling-check.draft' + own, id);
    } catch (error) {
      // No storage: there is nowhere to keep it.
    }
  });
  if (!names.steps) return;

  // A button that is pressed before the page can answer is pressed again once it can: the last one, if it is still there.
  // What the browser does by itself, such as opening a menu, has been done.
  var pressed;
  function note(event) {
    pressed = event.target.closest('button[type="button"]:not([popovertarget])');
  }
  addEventListener('click', note, true);
  new MutationObserver(function (_, observer) {
    observer.disconnect();
    removeEventListener('click', note, true);
    if (pressed && pressed.isConnected) pressed.click();
  }).observe(root, { attributeFilter: ['data-ready'] });

  var begun = false;
  function begin() {
    if (begun) return;
    begun = true;
    var steps = names.steps.split(' ');
    steps.concat(names.chunks ? names.chunks.split(' ') : []).forEach(function (file) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    });
    // Each file runs in a task of its own, so that scrolling and typing find their turn in between. A file that does not
    // arrive is missed by the last one, which imports them all.
    function run() {
      var loading = import(steps.shift());
      var next = function () {
        setTimeout(run);
      };
      if (steps.length > 0) loading.then(next, next);
    }
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run);
    else run();
  }

  var paints = 'PerformanceObserver' in window && (PerformanceObserver.supportedEntryTypes || []).includes('paint');
  // Nothing is painted of a hidden page, so there is no frame to wait for.
  if (language || document.hidden || !paints) return begin();
  new PerformanceObserver(function (list) {
    if (list.getEntriesByName('first-contentful-paint').length > 0) begin();
  }).observe({ type: 'paint', buffered: true });
  document.addEventListener('visibilitychange', begin);
  setTimeout(begin, 3000);
})(document.documentElement, document.currentScript.dataset);
