import { functionsIn, migrationsIn } from '@fairhouse/database';

export const memberFileMigrations = [
  ...migrationsIn(new URL('./migrations/', import.meta.url), 'member-file'),
  ...functionsIn(new URL('./functions/', import.meta.url), 'member-file'),
];
