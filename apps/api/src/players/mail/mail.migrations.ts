import { functionsIn, migrationsIn } from '@fairhouse/database';

export const mailMigrations = [
  ...migrationsIn(new URL('./migrations/', import.meta.url), 'mail'),
  ...functionsIn(new URL('./functions/', import.meta.url), 'mail'),
];
