import { functionsIn, migrationsIn } from '@fairhouse/database';

export const disputesMigrations = [
  ...migrationsIn(new URL('./migrations/', import.meta.url), 'disputes'),
  ...functionsIn(new URL('./functions/', import.meta.url), 'disputes'),
];
