import { functionsIn, migrationsIn } from '@fairhouse/database';

export const messagesMigrations = [
  ...migrationsIn(new URL('./migrations/', import.meta.url), 'messages'),
  ...functionsIn(new URL('./functions/', import.meta.url), 'messages'),
];
