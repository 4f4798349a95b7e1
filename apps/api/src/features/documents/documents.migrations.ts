import { migrationsIn } from '@fairhouse/database';

export const documentsMigrations = migrationsIn(new URL('./migrations/', import.meta.url), 'documents');
