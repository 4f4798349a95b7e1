import type { Posting } from '@fairhouse/betting';
import type { Database } from '@fairhouse/database';
import type { DisputeDesk, Observation } from '@fairhouse/payments';
import type { AboutPayment } from '../../db/about-payment.ts';
import type { Approvals } from '../../db/approvals.ts';

export interface DisputesDeps {
  db: Database;
  approvals: Approvals;
  /** Where a provider takes answers by a call; undefined: people answer on its pages. */
  deskOf(provider: string): DisputeDesk | undefined;
  /** Within this a provider is asked, so that what is exchanged with it is kept. */
  aboutPayment: AboutPayment;
  /** What ends a dispute moves the deposit's money, by the same door as a provider's own word. */
  applyObservation(observation: Observation): Promise<unknown>;
  /** Postings of a member between two moments, the oldest first, with their hashes. */
  postingsOf(memberId: bigint, between: { from: Date; until: Date }, most: number): Promise<Posting[]>;
  /** The last head of the record that was signed; none in a casino that has just begun. */
  recordHead(): Promise<{ size: bigint; root: Buffer; sealedAt: Date } | undefined>;
  siteName: string;
  publicOrigin: string;
  clock(): Date;
}
