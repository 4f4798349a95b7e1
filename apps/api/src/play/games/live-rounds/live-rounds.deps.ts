import type { Database } from '@fairhouse/database';
import type { Rules } from '@fairhouse/jurisdictions';
import type { Viewer } from '../../../http/viewer.ts';
import type { GamesDeps } from '../games.deps.ts';
import type { VendorSecrets } from '../round-ref.ts';

export interface LiveRoundsDeps {
  db: Database;
  /** The shared tables of every vendor that answers. */
  askTables(): Promise<
    readonly { vendor: string; tables: readonly { code: string; seated: number; isPaused: boolean }[] }[]
  >;
  vendors: VendorSecrets;
  /** The vendors whose rounds can be shown again. */
  showsReplays(vendor: string): boolean;
  /** Where the round is shown again, once and at once; undefined for a vendor that is switched off. */
  replayAddress(round: {
    vendor: string;
    roundId: string;
    language: string;
    shownTo: 'site';
    withProof: boolean;
    withAmounts?: boolean;
  }): string | undefined;
  rulesFor(viewer: Viewer): Promise<Pick<Rules, 'lobby.liveRounds' | 'offers.competitions'>>;
  region: Pick<GamesDeps['region'], 'countryOf'>;
}
