import { migrationsIn } from '@fairhouse/database';

export const articlesMigrations = migrationsIn(new URL('./migrations/', import.meta.url), 'articles');
