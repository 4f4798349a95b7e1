import { migrationsIn } from '@fairhouse/database';

export const operatorsMigrations = migrationsIn(new URL('./migrations/', import.meta.url), 'operators');
