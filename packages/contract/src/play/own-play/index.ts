import { ownPlay } from './own-play.ts';

/** What a member's own rounds came to. */
export const ownPlayCalls = { [ownPlay.path]: ownPlay } as const;
