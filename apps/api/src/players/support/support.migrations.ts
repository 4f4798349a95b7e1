import { schemaIn } from '@fairhouse/database';

export const supportMigrations = schemaIn(new URL('./', import.meta.url), 'support');
