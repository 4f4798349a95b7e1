import { functionsIn, migrationsIn } from '@fairhouse/database';

export const vipMigrations = [
  ...migrationsIn(new URL('./migrations/', import.meta.url), 'vip'),
  ...functionsIn(new URL('./functions/', import.meta.url), 'vip'),
];
