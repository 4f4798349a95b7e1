import { schemaIn } from '@fairhouse/database';

export const tablesMigrations = schemaIn(new URL('./', import.meta.url), 'tables');
