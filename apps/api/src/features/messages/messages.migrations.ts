import { migrationsIn } from '@fairhouse/database';

export const messagesMigrations = migrationsIn(new URL('./migrations/', import.meta.url), 'messages');
