import { functionsIn, migrationsIn } from '@fairhouse/database';

export const inviteMigrations = [
  ...migrationsIn(new URL('./migrations/', import.meta.url), 'invite'),
  ...functionsIn(new URL('./functions/', import.meta.url), 'invite'),
];
