import { functionsIn, migrationsIn } from '@fairhouse/database';

export const articlesMigrations = [
  ...migrationsIn(new URL('./migrations/', import.meta.url), 'articles'),
  ...functionsIn(new URL('./functions/', import.meta.url), 'articles'),
];
