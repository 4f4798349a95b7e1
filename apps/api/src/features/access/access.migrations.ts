import { migrationsIn } from '@fairhouse/database';

export const accessMigrations = migrationsIn(new URL('./migrations/', import.meta.url), 'access');
