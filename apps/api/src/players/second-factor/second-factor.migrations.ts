import { schemaIn } from '@fairhouse/database';

export const secondFactorMigrations = schemaIn(new URL('./', import.meta.url), 'second-factor');
