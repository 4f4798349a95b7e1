import { migrationsIn } from '@fairhouse/database';

export const inviteMigrations = migrationsIn(new URL('./migrations/', import.meta.url), 'invite');
