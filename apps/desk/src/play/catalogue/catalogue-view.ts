import type { ArrangedGame, ArrangedGroup, BetLimit, CatalogueChange, GameState } from '@fairhouse/contract/operator';

export type { ArrangedGame, ArrangedGroup, BetLimit, CatalogueChange };

export const tabs = ['games', 'groups', 'studios', 'pots', 'refusals', 'preview'] as const;
export type CatalogueTab = (typeof tabs)[number];

/** What of the catalogue is shown, as it stands in the address. */
export interface CatalogueView {
  tab?: string;
  find?: string;
  state?: string;
  category?: string;
  /** The game, group or pot that is open. */
  row?: string;
  /** The country that the preview looks from. */
  from?: string;
}

export type Show = (view: CatalogueView, replace?: boolean) => void;

const states: readonly GameState[] = ['open', 'announced', 'closed'];
export const categories = ['Slots', 'Table Games', 'Live Casino'] as const;

export function tabOf({ tab }: CatalogueView): CatalogueTab {
  return tabs.find((one) => one === tab) ?? 'games';
}

export function stateOf({ state }: CatalogueView): GameState | undefined {
  return states.find((one) => one === state);
}

export function categoryOf({ category }: CatalogueView) {
  return categories.find((one) => one === category);
}

/** Those that the filters leave, in the order in which they came. */
export function filtered(games: readonly ArrangedGame[], view: CatalogueView): ArrangedGame[] {
  const words = (view.find ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const [state, category] = [stateOf(view), categoryOf(view)];
  return games.filter(
    (game) =>
      (state === undefined || game.state === state) &&
      (category === undefined || game.category === category) &&
      words.every((word) => `${game.name} ${game.code}`.toLowerCase().includes(word)),
  );
}
