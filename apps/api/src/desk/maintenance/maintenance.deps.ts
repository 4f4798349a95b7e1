import type { Database } from '@fairhouse/database';

export interface MaintenanceDeps {
  db: Database;
  clock(): Date;
}
