import { functionsIn, migrationsIn } from '@fairhouse/database';

export const bonusMigrations = [
  ...migrationsIn(new URL('./migrations/', import.meta.url), 'bonus'),
  ...functionsIn(new URL('./functions/', import.meta.url), 'bonus'),
];
