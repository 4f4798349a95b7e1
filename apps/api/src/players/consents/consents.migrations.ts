import { schemaIn } from '@fairhouse/database';

export const consentsMigrations = schemaIn(new URL('./', import.meta.url), 'consents');
