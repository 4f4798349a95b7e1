import { getSharedRound, openSharedRound, shareRound, stopSharingRound } from './share-round.ts';

/** Rounds that their players show to others by a link. */
export const sharedRoundCalls = {
  [getSharedRound.path]: getSharedRound,
  [shareRound.path]: shareRound,
  [stopSharingRound.path]: stopSharingRound,
  [openSharedRound.path]: openSharedRound,
} as const;
