import { functionsIn, migrationsIn } from '@fairhouse/database';

export const harmMigrations = [
  ...migrationsIn(new URL('./migrations/', import.meta.url), 'harm'),
  ...functionsIn(new URL('./functions/', import.meta.url), 'harm'),
];
