/** The figures of a player's ledger, in the order in which they are shown, and those that are made of them. */
export const bookFigures = ['cash', 'bonus', 'held', 'deposited', 'paidOut', 'staked', 'won'] as const;
export const netFigures = ['netResult', 'netDeposits'] as const;
