import { functionsIn, migrationsIn } from '@fairhouse/database';

export const protectionMigrations = [
  ...migrationsIn(new URL('./migrations/', import.meta.url), 'protection'),
  ...functionsIn(new URL('./functions/', import.meta.url), 'protection'),
];
