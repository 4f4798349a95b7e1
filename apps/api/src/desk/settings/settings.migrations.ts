import { migrationsIn } from '@fairhouse/database';

export const settingsMigrations = migrationsIn(new URL('./migrations/', import.meta.url), 'settings');
