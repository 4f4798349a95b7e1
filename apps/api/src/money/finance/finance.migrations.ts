import { functionsIn, migrationsIn } from '@fairhouse/database';

export const financeMigrations = [
  ...migrationsIn(new URL('./migrations/', import.meta.url), 'finance'),
  ...functionsIn(new URL('./functions/', import.meta.url), 'finance'),
];
