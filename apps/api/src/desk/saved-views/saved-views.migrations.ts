import { migrationsIn } from '@fairhouse/database';

export const savedViewsMigrations = migrationsIn(new URL('./migrations/', import.meta.url), 'saved-views');
