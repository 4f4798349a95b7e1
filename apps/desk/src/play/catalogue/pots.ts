import type { OperatorCallOutput, SharedPot } from '@fairhouse/contract/operator';
import type { ArrangedGame } from './catalogue-view.ts';

export type VendorPots = OperatorCallOutput<'/operator/catalogue/pots'>[number];
export type { SharedPot };

/** How often one looks again; a vendor is asked every ten seconds at most. */
export const lookEveryMs = 15_000;
/** From when on what was shown is old: the page has looked several times since, and got nothing. */
export const oldSeconds = 60;

/** A pot of a vendor, as the address names it: 'studio:furnace:USD', and 'studio:furnace:USD:fun'. */
export function keyOf(vendor: string, { code, currency, fun }: SharedPot): string {
  return `${vendor}:${code}:${currency}${fun ? ':fun' : ''}`;
}

/** The pots of one code: a game pays into that of its currency. */
export interface PotGroup {
  code: string;
  games: readonly string[];
  money: SharedPot[];
  fun: SharedPot[];
}

export function groupsOf(pots: readonly SharedPot[]): PotGroup[] {
  return [...new Set(pots.map(({ code }) => code))].map((code) => {
    const all = pots.filter((pot) => pot.code === code);
    return {
      code,
      games: all[0]!.games,
      money: all.filter(({ fun }) => !fun),
      fun: all.filter(({ fun }) => fun),
    };
  });
}

const mostNamed = 3;

/** 'Glass Blower', 'A, B, C +4': the games by name, where the catalogue has one. */
export function namesOf(codes: readonly string[], vendor: string, games: readonly ArrangedGame[]): string {
  const names = codes.map((code) => games.find((game) => isGame(game, vendor, code))?.name ?? code);
  const more = names.length - mostNamed;
  return `${names.slice(0, mostNamed).join(', ')}${more > 0 ? ` +${more}` : ''}`;
}

export function isGame(game: ArrangedGame, vendor: string, code: string): boolean {
  return game.vendorCode === vendor && game.code === code;
}
