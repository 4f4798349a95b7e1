import { migrationsIn } from '@fairhouse/database';

export const contentMigrations = migrationsIn(new URL('./migrations/', import.meta.url), 'content');
