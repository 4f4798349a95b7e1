import { migrationsIn } from '@fairhouse/database';

export const cashOutMigrations = migrationsIn(new URL('./migrations/', import.meta.url), 'cash-out');
