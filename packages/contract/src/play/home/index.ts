import { memberHome } from './member-home.ts';

/** What the home page shows a member. */
export const homeCalls = { [memberHome.path]: memberHome } as const;
