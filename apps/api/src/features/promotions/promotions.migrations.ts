import { migrationsIn } from '@fairhouse/database';

export const promotionsMigrations = migrationsIn(new URL('./migrations/', import.meta.url), 'promotions');
