import { schemaIn } from '@fairhouse/database';

export const settlementMigrations = schemaIn(new URL('./', import.meta.url), 'settlement');
