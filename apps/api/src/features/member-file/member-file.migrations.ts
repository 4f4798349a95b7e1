import { migrationsIn } from '@fairhouse/database';

export const memberFileMigrations = migrationsIn(new URL('./migrations/', import.meta.url), 'member-file');
