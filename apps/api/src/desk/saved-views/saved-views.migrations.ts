import { schemaIn } from '@fairhouse/database';

export const savedViewsMigrations = schemaIn(new URL('./', import.meta.url), 'saved-views');
