import { functionsIn, migrationsIn } from '@fairhouse/database';

export const depositMigrations = [
  ...migrationsIn(new URL('./migrations/', import.meta.url), 'deposit'),
  ...functionsIn(new URL('./functions/', import.meta.url), 'deposit'),
];
