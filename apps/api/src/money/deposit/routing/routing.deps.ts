import type { Database } from '@fairhouse/database';
import type { PaymentProvider } from '@fairhouse/payments';
import type { Approvals } from '../../../db/approvals.ts';

/** What routing needs of the rest of the casino. */
export interface RoutingDeps {
  db: Database;
  approvals: Approvals;
  providers: ReadonlyMap<string, PaymentProvider>;
  /** Providers of deposits with an open incident. */
  providersInIncident(): Promise<ReadonlySet<string>>;
}
