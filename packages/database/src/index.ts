export { connect, type Database } from './connect.ts';
export { GroupCommitBusy } from './group-commit/failures.ts';
export { type GroupCommit, type GroupCommitOptions, openGroupCommit } from './group-commit/group-commit.ts';
export { type RowField, rowsText } from './group-commit/row-text.ts';
export { functionsIn, type Migration, migrate, migrationsIn } from './migrate.ts';
export { inLongTransaction, inTransaction, readAcross, type Transaction } from './transaction.ts';
export { OutcomeUnknown, type Trouble, troubleOf } from './trouble.ts';
