export * from './calls.ts';
export * from './frame-messages.ts';
export * from './live.ts';
export { type gameKinds, openedGame, revealedSeed, seedInUse } from './opened-game.ts';
export * from './refusal-codes.ts';
export { playedRound, type SignedReceipt, sessionTotals } from './round.ts';
