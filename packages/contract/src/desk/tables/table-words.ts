/** What the casino orders of a shared table, and of who says something at one. */
export const tableOrders = ['rest', 'open', 'wordsOn', 'wordsSlow', 'wordsOff'] as const;
export const wordOrders = ['unsay', 'mute', 'unmute'] as const;
export type TableOrderKind = (typeof tableOrders)[number] | (typeof wordOrders)[number];

/** `waiting`: the vendor has not taken it yet, and is told again; `refused`: it never will. */
export const tableOrderStates = ['waiting', 'taken', 'refused'] as const;
export type TableOrderState = (typeof tableOrderStates)[number];

/** Why a vendor has not taken an order. */
export const tableOrderProblems = ['noAnswer', 'noSuchTable', 'notAsked'] as const;
export type TableOrderProblem = (typeof tableOrderProblems)[number];
