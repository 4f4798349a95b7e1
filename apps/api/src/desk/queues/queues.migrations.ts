import { functionsIn, migrationsIn } from '@fairhouse/database';

export const queuesMigrations = [
  ...migrationsIn(new URL('./migrations/', import.meta.url), 'queues'),
  ...functionsIn(new URL('./functions/', import.meta.url), 'queues'),
];
