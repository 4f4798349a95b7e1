import type { z } from 'zod';
import { affiliateCalls } from './growth/affiliates/index.ts';
import { articlesCalls } from './growth/articles/index.ts';
import { bonusCalls } from './growth/bonus/index.ts';
import { competitionCalls } from './growth/competitions/index.ts';
import { freeRoundsCalls } from './growth/free-rounds/index.ts';
import { inviteCalls } from './growth/invitations/index.ts';
import { missionCalls } from './growth/missions/index.ts';
import { promotionCalls } from './growth/promotions/index.ts';
import { vipCalls } from './growth/vip/index.ts';
import { cashOutCalls } from './money/cash-out/index.ts';
import { depositCalls } from './money/deposit/index.ts';
import { gamesCalls } from './play/games/index.ts';
import { homeCalls } from './play/home/index.ts';
import { liveRoundCalls } from './play/live-rounds/index.ts';
import { maintenanceCalls } from './play/maintenance/index.ts';
import { ownPlayCalls } from './play/own-play/index.ts';
import { sharedRoundCalls } from './play/shared-rounds/index.ts';
import { tableTalkCalls } from './play/tables/index.ts';
import { accessCalls } from './players/access/index.ts';
import { accountCalls } from './players/account/index.ts';
import { filesCalls } from './players/files/index.ts';
import { identityCalls } from './players/identity/index.ts';
import { newsCalls } from './players/messages/index.ts';
import { personalDataCalls } from './players/personal-data/index.ts';
import { listsCalls } from './players/reference-lists/index.ts';
import { secondFactorCalls } from './players/second-factor/index.ts';
import { supportCalls } from './players/support/index.ts';
import { protectionCalls } from './protection/limits/index.ts';
import { regionCalls } from './protection/regions/index.ts';

/** Every call of visitors and members, by the feature it belongs to. */
export const callsByFeature = {
  access: accessCalls,
  account: accountCalls,
  'second-factor': secondFactorCalls,
  deposit: depositCalls,
  'cash-out': cashOutCalls,
  bonus: bonusCalls,
  competitions: competitionCalls,
  freeRounds: freeRoundsCalls,
  missions: missionCalls,
  promotions: promotionCalls,
  games: gamesCalls,
  home: homeCalls,
  ownPlay: ownPlayCalls,
  liveRounds: liveRoundCalls,
  maintenance: maintenanceCalls,
  sharedRounds: sharedRoundCalls,
  tableTalk: tableTalkCalls,
  lists: listsCalls,
  vip: vipCalls,
  affiliates: affiliateCalls,
  invite: inviteCalls,
  news: newsCalls,
  articles: articlesCalls,
  protection: protectionCalls,
  identity: identityCalls,
  'personal-data': personalDataCalls,
  region: regionCalls,
  support: supportCalls,
  files: filesCalls,
} as const;

/**
 * Every call of visitors and members, by path. A call that nobody has built yet answers `notAvailableYet`.
 * The calls of the operators' desk stand apart in operator/, out of reach of the players' client.
 */
export const calls = {
  ...accessCalls,
  ...accountCalls,
  ...secondFactorCalls,
  ...depositCalls,
  ...cashOutCalls,
  ...bonusCalls,
  ...competitionCalls,
  ...freeRoundsCalls,
  ...missionCalls,
  ...promotionCalls,
  ...gamesCalls,
  ...homeCalls,
  ...ownPlayCalls,
  ...liveRoundCalls,
  ...maintenanceCalls,
  ...sharedRoundCalls,
  ...tableTalkCalls,
  ...listsCalls,
  ...vipCalls,
  ...affiliateCalls,
  ...inviteCalls,
  ...newsCalls,
  ...articlesCalls,
  ...protectionCalls,
  ...identityCalls,
  ...personalDataCalls,
  ...regionCalls,
  ...supportCalls,
  ...filesCalls,
} as const;

export type Calls = typeof calls;
export type CallPath = keyof Calls;
/** What a caller may send (before coercion and defaults). */
export type CallInput<P extends CallPath> = z.input<Calls[P]['input']>;
/** What the casino reads (after coercion and defaults). */
export type CallParsed<P extends CallPath> = z.output<Calls[P]['input']>;
/** What `data` holds on success. */
export type CallOutput<P extends CallPath> = z.output<Calls[P]['output']>;
/** The outcomes besides success that the call declares. */
export type CallError<P extends CallPath> = Calls[P]['errors'][number];
