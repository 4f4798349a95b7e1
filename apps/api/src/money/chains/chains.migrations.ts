import { functionsIn, migrationsIn } from '@fairhouse/database';

export const chainsMigrations = [
  ...migrationsIn(new URL('./migrations/', import.meta.url), 'chains'),
  ...functionsIn(new URL('./functions/', import.meta.url), 'chains'),
];
