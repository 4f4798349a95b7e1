import { migrationsIn } from '@fairhouse/database';

/** The keys of this table are asked by nobody any more: the release after this one drops it. */
export const operatorsMigrations = migrationsIn(new URL('./migrations/', import.meta.url), 'operators');
