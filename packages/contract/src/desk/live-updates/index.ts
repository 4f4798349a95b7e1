import { watchChanges } from './watch-changes.ts';

/** What open pages are told. */
export const liveCalls = { [watchChanges.path]: watchChanges } as const;
