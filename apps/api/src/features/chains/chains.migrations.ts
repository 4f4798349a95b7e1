import { migrationsIn } from '@fairhouse/database';

export const chainsMigrations = migrationsIn(new URL('./migrations/', import.meta.url), 'chains');
