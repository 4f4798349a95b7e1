import { functionsIn, migrationsIn } from '@fairhouse/database';

export const cashOutMigrations = [
  ...migrationsIn(new URL('./migrations/', import.meta.url), 'cash-out'),
  ...functionsIn(new URL('./functions/', import.meta.url), 'cash-out'),
];
