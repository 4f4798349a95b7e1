import type { Currency } from '@fairhouse/money';
import { ok, type Result, refuse } from '../../http/result.ts';
import { findGame } from './catalogue.store.ts';
import type { GamesDeps } from './games.deps.ts';
import type { LaunchQuestion } from './launch-game.ts';

/** The address at which the game opens for fun: no token, so no money can ever be asked for. */
export async function tryGame(
  deps: GamesDeps,
  { input, language, address, edgeCountry, currency }: LaunchQuestion & { currency: Currency },
): Promise<Result<string>> {
  if (deps.region.isRestricted(deps.region.countryOf(address, edgeCountry))) return refuse('restrictedCountry');
  const game = await findGame(deps.db, input.id);
  if (!game) return refuse('noSuchThing');
  const vendor = deps.vendors.find(game.vendorCode);
  if (!game.enabled || !game.playForFun || !vendor) return refuse('gameUnavailable');
  const launch = new URL(vendor.launchUrl);
  const query = { fun: '1', game: game.code, currency, channel: input.channel, lang: language };
  launch.search = new URLSearchParams(query).toString();
  return ok(launch.toString());
}
