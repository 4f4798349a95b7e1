import { schemaIn } from '@fairhouse/database';

export const settingsMigrations = schemaIn(new URL('./', import.meta.url), 'settings');
