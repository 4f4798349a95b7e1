import type { ArrangedGame, ArrangedGroup } from './catalogue-view.ts';

export interface LobbySection {
  name: 'top' | 'slotsGames' | 'tableGames' | 'liveCasino' | { en: string; fil: string };
  games: ArrangedGame[];
}

/** Whether a game is offered to somebody in this country; '' is one of whom nothing is known. */
export function isOfferedIn({ countryRule, countries }: ArrangedGame, country: string): boolean {
  if (countryRule === 'only') return country !== '' && countries.includes(country);
  return countryRule === 'everywhere' || !countries.includes(country);
}

/** The sections of the home page as a visitor from there sees them, of games in the order of the lobby. */
export function lobbyOf(
  games: readonly ArrangedGame[],
  groups: readonly ArrangedGroup[],
  country: string,
): LobbySection[] {
  const playable = games.filter((game) => game.state === 'open' && isOfferedIn(game, country));
  const announced = games.filter((game) => game.state === 'announced' && isOfferedIn(game, country));
  const ofCasino = groups
    .filter(({ shown }) => shown)
    .map(({ nameEn, nameFil, games: ids }) => ({
      name: { en: nameEn, fil: nameFil },
      games: ids.flatMap((id) => playable.find((game) => game.id === id) ?? []),
    }));
  const top = playable
    .filter(({ category }) => category !== 'Live Casino')
    .toSorted((a, b) => Number(b.pinned) - Number(a.pinned) || (a.pinned ? 0 : b.totalPlayCount - a.totalPlayCount));
  const inCategory = (category: ArrangedGame['category']) =>
    [...playable, ...announced].filter((game) => game.category === category);
  return [
    ...ofCasino,
    { name: 'top' as const, games: top },
    { name: 'slotsGames' as const, games: inCategory('Slots') },
    { name: 'tableGames' as const, games: inCategory('Table Games') },
    { name: 'liveCasino' as const, games: inCategory('Live Casino') },
  ].filter((section) => section.games.length > 0);
}
