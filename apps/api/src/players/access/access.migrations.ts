import { functionsIn, migrationsIn } from '@fairhouse/database';

export const accessMigrations = [
  ...migrationsIn(new URL('./migrations/', import.meta.url), 'access'),
  ...functionsIn(new URL('./functions/', import.meta.url), 'access'),
];
