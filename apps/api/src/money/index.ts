export { delayedCashOuts, lockMemberForCashOut } from './cash-out/cash-out.store.ts';
export { membersOwing } from './deposit/attempt.store.ts';
export { instrumentsOf, type NotedInstrument } from './deposit/instrument.store.ts';
export { membersDisputing } from './disputes/claim.store.ts';
