import { schemaIn } from '@fairhouse/database';

export const documentsMigrations = schemaIn(new URL('./', import.meta.url), 'documents');
