// The styles of every page, in their order. Imported here one by one: the development server cannot follow @import.
import './tokens.css';
import './fonts.css';
import './base.css';
import './marks.css';
import './page.css';
import './boot.css';
import './transition.css';
import './print.css';
