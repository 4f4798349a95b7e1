import { schemaIn } from '@fairhouse/database';

export const vendorsMigrations = schemaIn(new URL('./', import.meta.url), 'vendors');
