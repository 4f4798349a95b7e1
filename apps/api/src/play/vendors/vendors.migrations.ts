import { functionsIn, migrationsIn } from '@fairhouse/database';

export const vendorsMigrations = [
  ...migrationsIn(new URL('./migrations/', import.meta.url), 'vendors'),
  ...functionsIn(new URL('./functions/', import.meta.url), 'vendors'),
];
