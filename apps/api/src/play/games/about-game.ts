import type { CallOutput } from '@fairhouse/contract';
import { type CatalogueGame, catalogue } from '@fairhouse/games/catalogue';
import { amountOf, type Currency, decimalText } from '@fairhouse/money';
import type { Language } from '../../http/language.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import { findGame } from './catalogue.store.ts';
import { gamesLike, knownFigures } from './found-games.store.ts';
import type { GamesDeps } from './games.deps.ts';

type About = CallOutput<'/sys/game/about'>;

const ours = new Map<string, CatalogueGame>(catalogue.map((game) => [game.code, game]));

/** What is to be known of a game before it is opened: of our own also its rules, and where all of its figures stand. */
export async function aboutGame(
  { db, vendors, potsNow }: Pick<GamesDeps, 'db' | 'vendors' | 'potsNow'>,
  id: number,
  of: { countries: readonly string[]; currency: Currency; language: Language },
): Promise<Result<About>> {
  const found = await findGame(db, id, of.countries);
  if (!found?.isOffered) return refuse('noSuchThing');
  const { game, code } = found;
  const [known, likeThis] = await Promise.all([knownFigures(db, id, of.currency), gamesLike(db, id, of.countries)]);
  const { minimumBet, maximumBet, ...figures } = known;
  const inText = (minor: bigint) => decimalText(amountOf(of.currency, minor));
  const own = ours.get(code);
  const offered = own?.leastStake[of.currency] ?? 0n;
  // The limit holds for every single bet; what a round begins with may have to be more.
  const leastStake = (limit: bigint) => (limit > offered ? limit : offered);
  const pot = own?.pot;
  const now =
    pot && (await potsNow())?.find((one) => one.code === pot.code && one.currency === of.currency && !one.fun);
  const vendor = vendors.find(game.vendorCode);
  return ok({
    game,
    // The database holds them to the words of the contract.
    ...(figures as Pick<About, 'shelf' | 'features' | 'volatility' | 'returnPercent' | 'largestWin'>),
    ...(own && { largestWin: own.advertisedWin }),
    hitPercent: own?.figures.hitRate ?? null,
    returns: own?.returns[of.language] ?? null,
    largestWinOneIn: own?.advertisedWin ? await own.largestWinOneIn() : null,
    pot: pot ? { amount: now ? inText(BigInt(now.amount)) : null, most: inText(pot.most[of.currency]) } : null,
    limits:
      minimumBet !== null && maximumBet !== null
        ? { currency: of.currency, minimumBet: inText(leastStake(minimumBet)), maximumBet: inText(maximumBet) }
        : null,
    rules: own?.rules[of.language] ?? [],
    sheet: own && vendor ? new URL(`/sheets/${code}?lang=${of.language}`, vendor.launchUrl).toString() : null,
    likeThis,
  });
}
