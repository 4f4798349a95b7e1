import type { Currency } from '@fairhouse/money';
import type { TestPlayers } from './test-players.ts';

export interface SandboxVendor {
  id: string;
  name: string;
  secret: string;
  launchUrl: string;
  reportUrl: string | null;
}

/** What the sandbox for studios needs of the rest of the casino. */
export interface SandboxDeps {
  players: TestPlayers;
  /** The vendor behind a signed call; undefined without a right signature. */
  vendorOfCall(call: {
    vendorId: unknown;
    timestamp: unknown;
    signature: unknown;
    address: string;
    path: string;
    body: Buffer;
  }): Promise<SandboxVendor | undefined>;
  /** Adds the vendor with its game, which is open for money, and answers its keys. Undefined when there are too many. */
  addVendor(vendor: {
    name: string;
    launchUrl: string;
    reportUrl: string;
  }): Promise<{ id: string; secret: string } | undefined>;
  gameOf(vendor: string): string;
  /** A member with so much money in minor units, who cannot log in. */
  addPlayer(currency: Currency, balance: bigint): Promise<bigint>;
  launch(vendor: string, memberId: bigint, isExpired: boolean): Promise<string>;
  /** Free rounds of the vendor's game, of `stake` minor units each. Answers their id. */
  grantFreeRounds(
    vendor: string,
    memberId: bigint,
    rounds: { count: number; stake: bigint; isExpired: boolean },
  ): Promise<string>;
  endSessions(memberId: bigint): Promise<void>;
  suspend(memberId: bigint): Promise<void>;
  balanceOf(memberId: bigint): Promise<bigint>;
  roundsOf(memberId: bigint): Promise<{ roundId: string; staked: bigint; won: bigint; closed: boolean }[]>;
  /** Where this process answers its own wallet. */
  ownAddress(): string;
  /** The casino as players know it. */
  publicOrigin: string;
  /** Of which the signing key is made. */
  signingSecret: string;
  onFailure(error: unknown, runId: string): void;
}
