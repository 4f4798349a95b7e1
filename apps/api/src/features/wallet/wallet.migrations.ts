import { migrationsIn } from '@fairhouse/database';

export const walletMigrations = migrationsIn(new URL('./migrations/', import.meta.url), 'wallet');
