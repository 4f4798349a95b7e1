import { schemaIn } from '@fairhouse/database';

export const financeMigrations = schemaIn(new URL('./', import.meta.url), 'finance');
