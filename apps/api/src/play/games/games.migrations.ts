import { functionsIn, migrationsIn } from '@fairhouse/database';

export const gamesMigrations = [
  ...migrationsIn(new URL('./migrations/', import.meta.url), 'games'),
  ...functionsIn(new URL('./functions/', import.meta.url), 'games'),
];
