import type { Currency } from '@fairhouse/money';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { SessionMember } from '../../http/session.ts';
import { viewerOf } from '../../http/viewer.ts';
import { findGame } from './catalogue.store.ts';
import { countriesOf } from './countries-of.ts';
import type { GamesDeps } from './games.deps.ts';
import type { LaunchQuestion } from './launch-game.ts';

/** The address at which the game opens for fun: no token, so no money can ever be asked for. */
export async function tryGame(
  deps: GamesDeps,
  question: LaunchQuestion & { currency: Currency; member: SessionMember | undefined },
): Promise<Result<string>> {
  const { input, language, address, edgeCountry, currency } = question;
  const country = deps.region.countryOf(address, edgeCountry);
  if (deps.region.isRestricted(country)) return refuse('restrictedCountry');
  const found = await findGame(deps.db, input.id, countriesOf(deps.region, question));
  if (!found) return refuse('noSuchThing');
  const { game, code } = found;
  if (!found.isOffered) return refuse('gameNotHere');
  const vendor = deps.vendors.find(game.vendorCode);
  if (!game.enabled || !game.playForFun || !vendor) return refuse('gameUnavailable');
  const elsewhere = deps.elsewhere(game.vendorCode);
  if (elsewhere) return elsewhere.openForFun({ gameCode: code, channel: input.channel, language, address });
  const launch = new URL(vendor.launchUrl);
  const jurisdiction = JSON.stringify(await deps.playRestrictions(viewerOf(deps.region, question)));
  const query = { fun: '1', game: code, currency, channel: input.channel, lang: language, jurisdiction };
  launch.search = new URLSearchParams(query).toString();
  return ok(launch.toString());
}
