export { localChainIds, startAnvilNode } from './anvil-node.ts';
export { litecoinProgram, startLitecoinNode } from './litecoin-node.ts';
export { localKeys } from './local-keys.ts';
export { mineWhatWaits } from './mine-what-waits.ts';
export type { LocalNode } from './run-node.ts';
export { type LocalChains, openTestWallet, type TestWallet } from './test-wallet.ts';
export { localTokenContract } from './token.ts';
