import { migrationsIn } from '@fairhouse/database';

export const demonstrationMigrations = migrationsIn(new URL('./migrations/', import.meta.url), 'demonstration');
