import { schemaIn } from '@fairhouse/database';

export const riskMigrations = schemaIn(new URL('./', import.meta.url), 'risk');
