import { migrationsIn } from '@fairhouse/database';

export const noticesMigrations = migrationsIn(new URL('./migrations/', import.meta.url), 'notices');
