import { loadOrWait } from '../../../lib/lazy-code.ts';

/** The engines and the rules of all games: some of the site's largest code, for this page alone. */
export const loadChecker = () => loadOrWait(() => import('./check-files.ts'));
