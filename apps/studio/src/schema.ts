import { type Migration, sharedMigrations } from '@fairhouse/database';
import { liveMigrations } from '@fairhouse/live';
import { rgsMigrations } from '@fairhouse/rgs';

export const studioSchema = 'studio';

/** Every table of the studio, in the order in which they lean on one another. */
export const studioMigrations: Migration[] = [...sharedMigrations, ...rgsMigrations, ...liveMigrations];
