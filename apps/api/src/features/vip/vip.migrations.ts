import { migrationsIn } from '@fairhouse/database';

export const vipMigrations = migrationsIn(new URL('./migrations/', import.meta.url), 'vip');
