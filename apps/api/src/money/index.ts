export { cashOutSource } from './cash-out/cash-out.postings.ts';
export { lockMemberForCashOut } from './cash-out/cash-out.store.ts';
export { membersOwing } from './deposit/attempt.store.ts';
export { depositSource } from './deposit/deposit.postings.ts';
export { instrumentsOf, type NotedInstrument } from './deposit/instrument.store.ts';
export { membersDisputing } from './disputes/claim.store.ts';
export { sumUp } from './finance/sum-up.ts';
