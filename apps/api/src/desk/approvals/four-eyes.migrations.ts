import { schemaIn } from '@fairhouse/database';

export const fourEyesMigrations = schemaIn(new URL('./', import.meta.url), 'four-eyes');
