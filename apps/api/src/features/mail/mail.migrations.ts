import { migrationsIn } from '@fairhouse/database';

export const mailMigrations = migrationsIn(new URL('./migrations/', import.meta.url), 'mail');
