import { functionsIn, type Migration, migrationsIn } from '@fairhouse/database';

export { type Broker, type BrokerLog, type Channel, channels } from './broker/broker.ts';
export { inProcessBroker } from './broker/in-process.ts';
export { openBroker } from './broker/open-broker.ts';
export type { Beacon, BeaconReading } from './chain/beacon/beacon.ts';
export { type Chain, readChains } from './chain/chain.store.ts';
export { type ChainStanding, ensureChain, usualLinks } from './chain/ensure-chain.ts';
export { linkOf } from './chain/link-of.ts';
export { readChain, type SaltedChain } from './chain/read-chain.ts';

/** The tables of shared rounds; they live in the schema of the studio, beside the rounds of one player. */
export const liveMigrations: Migration[] = [
  ...migrationsIn(new URL('../migrations/', import.meta.url), 'live'),
  ...functionsIn(new URL('../functions/', import.meta.url), 'live'),
];
