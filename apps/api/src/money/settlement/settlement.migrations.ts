import { migrationsIn } from '@fairhouse/database';

export const settlementMigrations = migrationsIn(new URL('./migrations/', import.meta.url), 'settlement');
