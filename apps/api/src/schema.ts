import { type Migration, migrationsIn } from '@fairhouse/database';
import { ledgerMigrations } from '@fairhouse/ledger';
import { accessMigrations } from './features/access/access.migrations.ts';
import { cashOutMigrations } from './features/cash-out/cash-out.migrations.ts';
import { depositMigrations } from './features/deposit/deposit.migrations.ts';
import { documentsMigrations } from './features/documents/documents.migrations.ts';
import { gamesMigrations } from './features/games/games.migrations.ts';
import { mailMigrations } from './features/mail/mail.migrations.ts';
import { operatorsMigrations } from './features/operators/operators.migrations.ts';
import { vendorsMigrations } from './features/vendors/vendors.migrations.ts';
import { walletMigrations } from './features/wallet/wallet.migrations.ts';
import { webhooksMigrations } from './features/webhooks/webhooks.migrations.ts';

export const casinoSchema = 'casino';

/** Every table of the casino, in the order in which they lean on one another. */
export const casinoMigrations: Migration[] = [
  ...migrationsIn(new URL('./db/migrations/', import.meta.url), 'db'),
  ...accessMigrations,
  ...ledgerMigrations,
  ...mailMigrations,
  ...documentsMigrations,
  ...vendorsMigrations,
  ...gamesMigrations,
  ...walletMigrations,
  ...cashOutMigrations,
  ...depositMigrations,
  ...operatorsMigrations,
  ...webhooksMigrations,
];
