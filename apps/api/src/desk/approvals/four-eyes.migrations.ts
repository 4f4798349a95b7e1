import { functionsIn, migrationsIn } from '@fairhouse/database';

export const fourEyesMigrations = [
  ...migrationsIn(new URL('./migrations/', import.meta.url), 'four-eyes'),
  ...functionsIn(new URL('./functions/', import.meta.url), 'four-eyes'),
];
