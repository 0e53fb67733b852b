// Chrome's page for work that its service worker cannot do: workers, for instance.
import { startHub } from './hub.ts';

startHub();
