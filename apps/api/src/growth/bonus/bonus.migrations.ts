import { schemaIn } from '@fairhouse/database';

export const bonusMigrations = schemaIn(new URL('./', import.meta.url), 'bonus');
