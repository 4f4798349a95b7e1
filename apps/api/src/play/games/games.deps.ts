import type { VendorPot, WalletJurisdiction } from '@fairhouse/contract/wallet';
import type { Database } from '@fairhouse/database';
import type { Language } from '../../http/language.ts';
import type { Refusal, Result } from '../../http/result.ts';
import type { SessionMember } from '../../http/session.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { NamedRound } from './round-ref.ts';

export interface LaunchOf {
  vendor: string;
  memberId: bigint;
  gameCode: string;
  language: string;
  channel: string;
}

/** Who asks for the address of a game, and from where. */
export interface AskedFor {
  channel: 'pc' | 'mobile';
  language: Language;
  address: string;
}

/** How games open that stand at an aggregator. */
export interface Elsewhere {
  openForMoney(launch: LaunchOf & AskedFor, member: SessionMember): Promise<Result<string>>;
  openForFun(game: { gameCode: string } & AskedFor): Promise<Result<string>>;
}

/** What the games need of others. */
export interface GamesDeps {
  db: Database;
  clock(): Date;
  /** Undefined for a vendor that is switched off. */
  vendors: { find(id: string): { launchUrl: string } | undefined };
  /** Undefined for a vendor whose launch address opens its games. */
  elsewhere(vendor: string): Elsewhere | undefined;
  /** What lies in the pots that our own games share; undefined while their casino does not say. */
  potsNow(): Promise<readonly VendorPot[] | undefined>;
  /** Recent wins as sentences, for the notice bar. */
  latestWins(language: Language): Promise<string[]>;
  /** Whether the member is on a pause, excluded or gone, as a refusal. */
  refusalOfPause(memberId: bigint, language: Language): Promise<Refusal | undefined>;
  /** Whether the rules of the place let this member play now. */
  admit(member: SessionMember): Promise<Result<null>>;
  /** Whether new rounds are refused now, since maintenance is on. */
  isMaintenanceOn(): Promise<boolean>;
  /** A one-time token for a launch address; undefined when the session has ended meanwhile. */
  issueLaunchToken(launch: LaunchOf, sessionId: bigint): Promise<string | undefined>;
  /** How a member may play, or a visitor from this country. */
  playRestrictions(viewer: Viewer): Promise<WalletJurisdiction>;
  /** The name by which a round that is over is shown again and shared; undefined where its vendor shows no replays. */
  refOf(round: NamedRound): string | undefined;
  region: {
    countryOf(address: string, edgeCountry: string | undefined): string | undefined;
    isRestricted(country: string | undefined): boolean;
  };
}
