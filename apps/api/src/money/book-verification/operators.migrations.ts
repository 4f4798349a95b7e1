import { schemaIn } from '@fairhouse/database';

export const operatorsMigrations = schemaIn(new URL('./', import.meta.url), 'operators');
