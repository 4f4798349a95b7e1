import { promotionsHub } from './promotions-hub.ts';

/** The call of the page of promotions; the pop-up’s is among the messages. */
export const promotionCalls = { [promotionsHub.path]: promotionsHub } as const;
