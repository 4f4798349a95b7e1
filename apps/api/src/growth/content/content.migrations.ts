import { schemaIn } from '@fairhouse/database';

export const contentMigrations = schemaIn(new URL('./', import.meta.url), 'content');
