import { schemaIn } from '@fairhouse/database';

export const noticesMigrations = schemaIn(new URL('./', import.meta.url), 'notices');
