export const en = {
  game: 'Game',
  deposit: 'Deposit',
  balance: 'Balance',
  forFun: 'Play for fun',
  loadingGame: 'Your game is being prepared',
  closeGame: 'Close the game',
  launchFailed: 'Fail to launch game',
  blockAmount: 'Your balance is locked at the moment. Please look at your cash-out before you play on.',
  blockTitle: 'Play is paused',
} as const;
