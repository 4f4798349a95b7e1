import type { Database } from '@fairhouse/database';

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
  /** Undefined for a vendor that is switched off. */
  vendors: { find(id: string): { launchUrl: string } | undefined };
  /** A one-time token for a launch address. */
  issueLaunchToken(launch: LaunchOf): Promise<string>;
  region: {
    countryOf(address: string, edgeCountry: string | undefined): string | undefined;
    isRestricted(country: string | undefined): boolean;
  };
}
