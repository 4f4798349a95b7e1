import { schemaIn } from '@fairhouse/database';

export const exchangeMigrations = schemaIn(new URL('./', import.meta.url), 'exchange');
