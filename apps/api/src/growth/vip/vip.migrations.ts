import { schemaIn } from '@fairhouse/database';

export const vipMigrations = schemaIn(new URL('./', import.meta.url), 'vip');
