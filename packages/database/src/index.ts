export { connect, type Database } from './connect.ts';
export { type Migration, migrate, migrationsIn } from './migrate.ts';
export { inTransaction, type Transaction } from './transaction.ts';
