import type { Database } from '@fairhouse/database';
import type { SandboxSettings } from './settings.ts';

export interface Parts {
  db: Database;
  settings: SandboxSettings;
  /** Wakes the deliverer; it looks by itself as well. */
  events: { wake(): void };
}
