import { useCall } from '../../../lib/query.ts';

/** What is to be known of a game: little of it changes while somebody reads. */
export const useAbout = (id: number) => useCall('/sys/game/about', { id }, { staleTimeMs: 300_000 });
