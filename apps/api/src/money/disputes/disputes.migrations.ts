import { schemaIn } from '@fairhouse/database';

export const disputesMigrations = schemaIn(new URL('./', import.meta.url), 'disputes');
