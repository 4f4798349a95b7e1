import { functionsIn, migrationsIn } from '@fairhouse/database';

export const exchangeMigrations = [
  ...migrationsIn(new URL('./migrations/', import.meta.url), 'exchange'),
  ...functionsIn(new URL('./functions/', import.meta.url), 'exchange'),
];
