import { watchChanges } from './watch-changes.ts';

/** What open pages are sent. */
export const liveCalls = { [watchChanges.path]: watchChanges } as const;
