import { migrationsIn } from '@fairhouse/database';

export const recordMigrations = migrationsIn(new URL('./migrations/', import.meta.url), 'record');
