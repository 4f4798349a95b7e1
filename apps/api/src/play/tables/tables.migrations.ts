import { functionsIn, migrationsIn } from '@fairhouse/database';

export const tablesMigrations = [
  ...migrationsIn(new URL('./migrations/', import.meta.url), 'tables'),
  ...functionsIn(new URL('./functions/', import.meta.url), 'tables'),
];
