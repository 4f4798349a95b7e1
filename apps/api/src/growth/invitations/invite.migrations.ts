import { schemaIn } from '@fairhouse/database';

export const inviteMigrations = schemaIn(new URL('./', import.meta.url), 'invite');
