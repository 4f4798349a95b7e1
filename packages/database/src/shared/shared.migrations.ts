import { migrationsIn } from '../migrate.ts';

/** What the processes of one kind share beside their own tables, in their own schema. */
export const sharedMigrations = migrationsIn(new URL('./migrations/', import.meta.url), 'shared');
