export { connect, type Database } from './connect.ts';
export { functionsIn, type Migration, migrate, migrationsIn } from './migrate.ts';
export { inLongTransaction, inTransaction, type Transaction } from './transaction.ts';
export { OutcomeUnknown, type Trouble, troubleOf } from './trouble.ts';
