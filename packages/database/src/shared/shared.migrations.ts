import { schemaIn } from '../migrate.ts';

/** What the processes of one kind share beside their own tables, in their own schema. */
export const sharedMigrations = schemaIn(new URL('./', import.meta.url), 'shared');
