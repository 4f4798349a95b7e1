export type { BlockHead, ChainClient, Transfer } from './chain-client.ts';
export { type ChainName, type Coin, coinNames, coins, isCoin, nativeCoinOf } from './coins.ts';
export { type OpenChain, openChain } from './open-chain.ts';
export { openPriceBoard, type PriceBoard } from './prices/price-board.ts';
export { creditFor, needsPrice, unitsFor, unitsFrom } from './quote.ts';
export { type ChainSettings, chainSettingNames, type OneChain, readChainSettings } from './settings.ts';
export {
  confirmationsOf,
  type SightingEvent,
  type SightingState,
  sightingMoves,
} from './sighting.states.ts';
export { coinText, coinUnits } from './units.ts';
export { utxoNetworks } from './utxo/networks.ts';
export { openPayoutNode } from './utxo/payout-node.ts';
export { type Coins, payoutAddress, signPayout } from './utxo/sign-payout.ts';
export { isAddressOf } from './utxo/utxo-address.ts';
