import { functionsIn, migrationsIn } from '@fairhouse/database';

export const staffMigrations = [
  ...migrationsIn(new URL('./migrations/', import.meta.url), 'staff'),
  ...functionsIn(new URL('./functions/', import.meta.url), 'staff'),
];
