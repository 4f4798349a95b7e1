import { migrationsIn } from '@fairhouse/database';

export const healthMigrations = migrationsIn(new URL('./migrations/', import.meta.url), 'health');
