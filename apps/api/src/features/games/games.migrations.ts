import { migrationsIn } from '@fairhouse/database';

export const gamesMigrations = migrationsIn(new URL('./migrations/', import.meta.url), 'games');
