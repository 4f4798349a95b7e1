import { schemaIn } from '@fairhouse/database';

export const gamesMigrations = schemaIn(new URL('./', import.meta.url), 'games');
