import { functionsIn, migrationsIn } from '@fairhouse/database';

export const secondFactorMigrations = [
  ...migrationsIn(new URL('./migrations/', import.meta.url), 'second-factor'),
  ...functionsIn(new URL('./functions/', import.meta.url), 'second-factor'),
];
