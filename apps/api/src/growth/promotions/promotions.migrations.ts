import { functionsIn, migrationsIn } from '@fairhouse/database';

export const promotionsMigrations = [
  ...migrationsIn(new URL('./migrations/', import.meta.url), 'promotions'),
  ...functionsIn(new URL('./functions/', import.meta.url), 'promotions'),
];
