import { schemaIn } from '@fairhouse/database';

export const articlesMigrations = schemaIn(new URL('./', import.meta.url), 'articles');
