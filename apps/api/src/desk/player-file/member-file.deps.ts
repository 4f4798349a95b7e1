import type { VendorRound } from '@fairhouse/contract/wallet';
import type { Database } from '@fairhouse/database';
import type { DigestOf } from './search-digest.ts';

export interface MemberFileDeps {
  db: Database;
  /** What the audit log keeps of a search in place of its text. */
  digestOf: DigestOf;
  /** What vendors say of their rounds. */
  vendorRounds: {
    isOurs(vendor: string): boolean;
    /** Where one of our rounds is shown in its game's own picture, once. */
    replayAddress(round: { vendor: string; roundId: string; language: string }): string | undefined;
    ask(
      vendor: string,
      roundId: string,
    ): Promise<{ asked: 'answered'; round: VendorRound } | { asked: 'notAsked' | 'noAnswer' | 'notKnown' }>;
  };
}
