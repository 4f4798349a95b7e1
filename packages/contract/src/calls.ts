import type { z } from 'zod';
import { accessCalls } from './access/index.ts';
import { accountCalls } from './account/index.ts';
import { articlesCalls } from './articles/index.ts';
import { bonusCalls } from './bonus/index.ts';
import { cashOutCalls } from './cash-out/index.ts';
import { depositCalls } from './deposit/index.ts';
import { filesCalls } from './files/index.ts';
import { gamesCalls } from './games/index.ts';
import { identityCalls } from './identity/index.ts';
import { inviteCalls } from './invite/index.ts';
import { listsCalls } from './lists/index.ts';
import { newsCalls } from './news/index.ts';
import { personalDataCalls } from './personal-data/index.ts';
import { protectionCalls } from './protection/index.ts';
import { regionCalls } from './region/index.ts';
import { secondFactorCalls } from './second-factor/index.ts';
import { supportCalls } from './support/index.ts';
import { vipCalls } from './vip/index.ts';

/** Every call of visitors and members, by the feature it belongs to. */
export const callsByFeature = {
  access: accessCalls,
  account: accountCalls,
  'second-factor': secondFactorCalls,
  deposit: depositCalls,
  'cash-out': cashOutCalls,
  bonus: bonusCalls,
  games: gamesCalls,
  lists: listsCalls,
  vip: vipCalls,
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
  ...gamesCalls,
  ...listsCalls,
  ...vipCalls,
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
/** What the house reads (after coercion and defaults). */
export type CallParsed<P extends CallPath> = z.output<Calls[P]['input']>;
/** What `data` holds on success. */
export type CallOutput<P extends CallPath> = z.output<Calls[P]['output']>;
/** The outcomes besides success that the call declares. */
export type CallError<P extends CallPath> = Calls[P]['errors'][number];
