import { functionsIn, migrationsIn } from '@fairhouse/database';

export const identityMigrations = [
  ...migrationsIn(new URL('./migrations/', import.meta.url), 'identity'),
  ...functionsIn(new URL('./functions/', import.meta.url), 'identity'),
];
