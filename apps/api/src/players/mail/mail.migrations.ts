import { schemaIn } from '@fairhouse/database';

export const mailMigrations = schemaIn(new URL('./', import.meta.url), 'mail');
