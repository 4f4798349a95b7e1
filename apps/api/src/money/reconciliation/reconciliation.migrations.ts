import { migrationsIn } from '@fairhouse/database';

export const reconciliationMigrations = migrationsIn(new URL('./migrations/', import.meta.url), 'reconciliation');
