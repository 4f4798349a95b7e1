import { schemaIn } from '@fairhouse/database';

export const groupsMigrations = schemaIn(new URL('./', import.meta.url), 'groups');
