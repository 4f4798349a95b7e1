import { functionsIn, migrationsIn } from '@fairhouse/database';

export const consentsMigrations = [
  ...migrationsIn(new URL('./migrations/', import.meta.url), 'consents'),
  ...functionsIn(new URL('./functions/', import.meta.url), 'consents'),
];
