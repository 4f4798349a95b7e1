import type { Language } from '../../http/language.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { SessionMember } from '../../http/session.ts';
import { findGame } from './catalogue.store.ts';
import { countriesOf } from './countries-of.ts';
import type { GamesDeps } from './games.deps.ts';
import { causeOfBlock } from './play-block.store.ts';
import { hasOpenRound } from './round.store.ts';

export interface LaunchQuestion {
  input: { id: number; channel: 'pc' | 'mobile'; freeRounds?: 'on' | 'off' | undefined };
  language: Language;
  address: string;
  edgeCountry: string | undefined;
}

/** The address at which the game opens for money. Its token works once and says nothing about the member. */
export async function launchGame(
  deps: GamesDeps,
  question: LaunchQuestion & { member: SessionMember },
): Promise<Result<string>> {
  const { input, language, member } = question;
  // Where the member is, and where the member lives: either can forbid play.
  const countries = countriesOf(deps.region, question);
  if (countries.some(deps.region.isRestricted)) return refuse('restrictedCountry');
  const found = await findGame(deps.db, input.id, countries);
  if (!found) return refuse('noSuchThing');
  const { game, code } = found;
  if (!found.isOffered) return refuse('gameNotHere');
  const vendor = deps.vendors.find(game.vendorCode);
  if (!game.enabled || !vendor) return refuse('gameUnavailable');
  const paused = await deps.refusalOfPause(member.id, language);
  if (paused) return paused;
  if (await causeOfBlock(deps.db, member.id)) return refuse('gameBlocked');
  const admitted = await deps.admit(member);
  if (!admitted.ok) return admitted;

  // An open round can be finished; the wallet refuses another one.
  const ofGame = { memberId: member.id, vendor: game.vendorCode, gameCode: code };
  if ((await deps.isMaintenanceOn()) && !(await hasOpenRound(deps.db, ofGame))) return refuse('maintenance');

  const { channel, freeRounds } = input;
  const launch = { vendor: game.vendorCode, memberId: member.id, gameCode: code, language, channel };
  const elsewhere = deps.elsewhere(game.vendorCode);
  if (elsewhere) return elsewhere.openForMoney({ ...launch, address: question.address }, member);
  const token = await deps.issueLaunchToken(launch, member.sessionId);
  if (token === undefined) return refuse('loginAgain');
  const launchAddress = new URL(vendor.launchUrl);
  launchAddress.search = new URLSearchParams({
    token,
    game: code,
    channel,
    lang: language,
    ...(freeRounds && { freeRounds }),
  }).toString();
  return ok(launchAddress.toString());
}
