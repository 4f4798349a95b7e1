import { schemaIn } from '@fairhouse/database';

export const chainsMigrations = schemaIn(new URL('./', import.meta.url), 'chains');
