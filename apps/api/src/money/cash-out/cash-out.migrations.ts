import { schemaIn } from '@fairhouse/database';

export const cashOutMigrations = schemaIn(new URL('./', import.meta.url), 'cash-out');
