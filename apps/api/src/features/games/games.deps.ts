import type { Database } from '@fairhouse/database';
import type { Language } from '../../http/language.ts';

export interface LaunchOf {
  vendor: string;
  memberId: bigint;
  gameCode: string;
  language: string;
  channel: string;
}

/** What the games need of others. */
export interface GamesDeps {
  db: Database;
  clock(): Date;
  /** Undefined for a vendor that is switched off. */
  vendors: { find(id: string): { launchUrl: string } | undefined };
  /** Recent wins as sentences, for the notice bar. */
  latestWins(language: Language): Promise<string[]>;
  /** A one-time token for a launch address. */
  issueLaunchToken(launch: LaunchOf): Promise<string>;
  region: {
    countryOf(address: string, edgeCountry: string | undefined): string | undefined;
    isRestricted(country: string | undefined): boolean;
  };
}
