import { migrationsIn } from '@fairhouse/database';

export const bonusMigrations = migrationsIn(new URL('./migrations/', import.meta.url), 'bonus');
