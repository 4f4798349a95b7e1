import { migrationsIn } from '@fairhouse/database';

export const secondFactorMigrations = migrationsIn(new URL('./migrations/', import.meta.url), 'second-factor');
