import { functionsIn, type Migration, migrationsIn } from '@fairhouse/database';

export { type Broker, type BrokerLog, type Channel, channels } from './broker/broker.ts';
export { inProcessBroker } from './broker/in-process.ts';
export { type OwnMessage, ownMessage } from './broker/messages.ts';
export { openBroker } from './broker/open-broker.ts';
export { type Hub, type HubDeps, openHub } from './push/hub.ts';
export type { Joined, Reader } from './push/reader.ts';
export { startHub } from './push/start-hub.ts';
export type { StoredView } from './push/table-feed.ts';

/** The tables of shared rounds; they live in the schema of the studio, beside the rounds of one player. */
export const liveMigrations: Migration[] = [
  ...migrationsIn(new URL('../migrations/', import.meta.url), 'live'),
  ...functionsIn(new URL('../functions/', import.meta.url), 'live'),
];
