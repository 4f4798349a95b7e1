import { schemaIn } from '@fairhouse/database';

export const walletMigrations = schemaIn(new URL('./', import.meta.url), 'wallet');
