import type { HubEntry } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import type { Rules } from '@fairhouse/jurisdictions';
import type { Language } from '../../http/language.ts';
import type { SessionMember } from '../../http/session.ts';
import type { Viewer } from '../../http/viewer.ts';

/** Who reads the page: a member, or a visitor from a place. */
export interface HubReader {
  viewer: Viewer;
  member: SessionMember | undefined;
  language: Language;
  now: Date;
}

/** What the page of promotions needs of the rest of the casino. */
export interface HubDeps {
  db: Database;
  rulesFor(viewer: Viewer): Promise<Pick<Rules, 'offers.promotionsPage'>>;
  countryOf(address: string, edgeCountry: string | undefined): string | undefined;
  /** Why nothing is offered to the member now. */
  offersHeldBack(memberId: bigint): Promise<'paused' | 'signs' | undefined>;
  /** Whether the game can be played now: nobody is led to a closed table. */
  isPlayable(gameId: number): Promise<boolean>;
  /** Each answers what the reader may see of it; that nothing is offered was asked before. */
  sources: readonly ((reader: HubReader) => Promise<readonly HubEntry[]>)[];
}
