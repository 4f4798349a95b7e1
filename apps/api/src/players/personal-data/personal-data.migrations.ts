import { functionsIn, migrationsIn } from '@fairhouse/database';

export const personalDataMigrations = [
  ...migrationsIn(new URL('./migrations/', import.meta.url), 'personal-data'),
  ...functionsIn(new URL('./functions/', import.meta.url), 'personal-data'),
];
