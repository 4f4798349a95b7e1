import { schemaIn } from '@fairhouse/database';

export const promotionsMigrations = schemaIn(new URL('./', import.meta.url), 'promotions');
