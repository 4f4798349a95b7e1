import { functionsIn, migrationsIn } from '@fairhouse/database';

export const groupsMigrations = [
  ...migrationsIn(new URL('./migrations/', import.meta.url), 'groups'),
  ...functionsIn(new URL('./functions/', import.meta.url), 'groups'),
];
