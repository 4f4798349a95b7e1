import { migrationsIn } from '@fairhouse/database';

export const depositMigrations = migrationsIn(new URL('./migrations/', import.meta.url), 'deposit');
