import { migrationsIn } from '@fairhouse/database';

export const supportMigrations = migrationsIn(new URL('./migrations/', import.meta.url), 'support');
