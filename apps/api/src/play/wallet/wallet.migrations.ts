import { functionsIn, migrationsIn } from '@fairhouse/database';

export const walletMigrations = [
  ...migrationsIn(new URL('./migrations/', import.meta.url), 'wallet'),
  ...functionsIn(new URL('./functions/', import.meta.url), 'wallet'),
];
