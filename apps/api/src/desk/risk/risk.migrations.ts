import { functionsIn, migrationsIn } from '@fairhouse/database';

export const riskMigrations = [
  ...migrationsIn(new URL('./migrations/', import.meta.url), 'risk'),
  ...functionsIn(new URL('./functions/', import.meta.url), 'risk'),
];
