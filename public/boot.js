// Before the first frame: a page in another language than English stays hidden until its texts are there (src/ui/styles/boot.css),
// and a chosen theme is set.
(function (root) {
  var language = /(?:^|; )i18n_redirected=(nl|ru|hi|pt|it|fr|de|es)\b/.exec(document.cookie);
  if (language) root.dataset.l = language[1];
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch (error) {
    // No storage: the system's theme stays.
  }
})(document.documentElement);
