import { functionsIn, migrationsIn } from '@fairhouse/database';

export const supportMigrations = [
  ...migrationsIn(new URL('./migrations/', import.meta.url), 'support'),
  ...functionsIn(new URL('./functions/', import.meta.url), 'support'),
];
