import { schemaIn } from '@fairhouse/database';

export const staffMigrations = schemaIn(new URL('./', import.meta.url), 'staff');
