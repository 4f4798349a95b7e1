import { functionsIn, migrationsIn } from '@fairhouse/database';

export const documentsMigrations = [
  ...migrationsIn(new URL('./migrations/', import.meta.url), 'documents'),
  ...functionsIn(new URL('./functions/', import.meta.url), 'documents'),
];
