import { migrationsIn } from '@fairhouse/database';

export const vendorsMigrations = migrationsIn(new URL('./migrations/', import.meta.url), 'vendors');
