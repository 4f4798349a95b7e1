import { ok, type Result, refuse } from '../../http/result.ts';
import type { SessionMember } from '../../http/session.ts';
import { findGame } from './catalogue.store.ts';
import type { GamesDeps } from './games.deps.ts';
import { causeOfBlock } from './play-block.store.ts';

export interface LaunchQuestion {
  input: { id: number; channel: 'pc' | 'mobile' };
  language: string;
  address: string;
  edgeCountry: string | undefined;
}

/** The address at which the game opens for money. Its token works once and says nothing about the member. */
export async function launchGame(
  deps: GamesDeps,
  { input, language, address, edgeCountry, member }: LaunchQuestion & { member: SessionMember },
): Promise<Result<string>> {
  // Where the member is, and where the member lives: either can forbid play.
  const here = deps.region.countryOf(address, edgeCountry);
  if (deps.region.isRestricted(here) || deps.region.isRestricted(member.countryCode))
    return refuse('restrictedCountry');
  const game = await findGame(deps.db, input.id);
  if (!game) return refuse('noSuchThing');
  const vendor = deps.vendors.find(game.vendorCode);
  if (!game.enabled || !vendor) return refuse('gameUnavailable');
  if (await causeOfBlock(deps.db, member.id)) return refuse('gameBlocked');

  const { channel } = input;
  const launch = { vendor: game.vendorCode, memberId: member.id, gameCode: game.code, language, channel };
  const launchAddress = new URL(vendor.launchUrl);
  launchAddress.search = new URLSearchParams({
    token: await deps.issueLaunchToken(launch),
    game: game.code,
    channel,
    lang: language,
  }).toString();
  return ok(launchAddress.toString());
}
