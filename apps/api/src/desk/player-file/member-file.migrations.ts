import { schemaIn } from '@fairhouse/database';

export const memberFileMigrations = schemaIn(new URL('./', import.meta.url), 'member-file');
