import { functionsIn, type Migration, migrationsIn } from '@fairhouse/database';

export { type Broker, channels } from './broker/broker.ts';
export { inProcessBroker } from './broker/in-process.ts';
export { type OrderTaken, takeOrder } from './orders/take-order.ts';
export { reportTables } from './report/report-tables.ts';
export { reportWords } from './report/report-words.ts';
export { readWords } from './words/read-words.ts';
export { removeOldWords, startRemovingWords } from './words/remove-old-words.ts';
export { type Said, say } from './words/say.ts';

/** The tables of shared rounds; they live in the schema of the studio, beside the rounds of one player. */
export const liveMigrations: Migration[] = [
  ...migrationsIn(new URL('../migrations/', import.meta.url), 'live'),
  ...functionsIn(new URL('../functions/', import.meta.url), 'live'),
];
