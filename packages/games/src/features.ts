import type { Engine } from './engines.ts';

/** What players choose games by, beside their kind: of slots what can happen in a round, of others what is theirs to decide. */
export const features = [
  'free-spins',
  'respins',
  'hold-and-win',
  'cascades',
  'expanding-symbols',
  'multipliers',
  'ways',
  'clusters',
  'mystery-symbols',
  'sticky-wilds',
  'wheel-bonus',
  'colossal-symbols',
  'variable-rows',
  'shared-pot',
  'own-risk',
  'decisions',
] as const;
export type Feature = (typeof features)[number];

/** The parts of a slot's definition that are features of it; one without a part does not have the feature. */
interface SlotParts {
  way?: string;
  wilds?: Record<string, number>;
  freeSpins?: { multiplier?: number; expanding?: unknown[] } | null;
  respins?: unknown;
  hold?: unknown;
  tumble?: { mostOfCell?: number; bombs?: unknown } | null;
  mystery?: unknown;
  sticky?: boolean;
  wheel?: unknown;
  colossal?: unknown;
  heights?: unknown;
  rising?: number;
  pot?: unknown;
}

const ofSlots: Partial<Record<Feature, (slot: SlotParts) => boolean>> = {
  'free-spins': ({ freeSpins }) => Boolean(freeSpins),
  respins: ({ respins }) => Boolean(respins),
  'hold-and-win': ({ hold }) => Boolean(hold),
  cascades: ({ tumble }) => Boolean(tumble),
  'expanding-symbols': ({ freeSpins }) => (freeSpins?.expanding ?? []).length > 0,
  multipliers: ({ freeSpins, tumble, wilds = {}, rising = 1 }) =>
    rising > 1 ||
    (freeSpins?.multiplier ?? 1) > 1 ||
    (tumble?.mostOfCell ?? 1) > 1 ||
    Boolean(tumble?.bombs) ||
    Object.values(wilds).some((times) => times > 1),
  ways: ({ way }) => way === 'ways',
  clusters: ({ way }) => way === 'clusters',
  'mystery-symbols': ({ mystery }) => Boolean(mystery),
  'sticky-wilds': ({ sticky }) => Boolean(sticky),
  'wheel-bonus': ({ wheel }) => Boolean(wheel),
  'colossal-symbols': ({ colossal }) => Boolean(colossal),
  'variable-rows': ({ heights }) => Boolean(heights),
  'shared-pot': ({ pot }) => Boolean(pot),
};

/** Of every game of an engine. */
const ofEngines: Partial<Record<Engine, readonly Feature[]>> = {
  threshold: ['own-risk'],
  weighted: ['own-risk'],
  ladder: ['own-risk', 'decisions'],
  'draw-poker': ['decisions'],
  subset: ['own-risk'],
  'dealer-poker': ['decisions'],
  roulette: ['own-risk'],
  'dice-table': ['own-risk'],
  curve: ['own-risk'],
  blackjack: ['decisions'],
};

/** Of the tables that compare cards, those at which something is decided after the first of them; else one chooses what to bet on. */
function ofTable(definition: unknown): readonly Feature[] {
  const { type } = (definition as { rules: { type: string } }).rules;
  return type === 'war' || type === 'red-dog' ? ['decisions'] : ['own-risk'];
}

/** The features of a game, read from its definition. */
export function featuresOf(engine: Engine, definition: unknown): Feature[] {
  const ofEngine = engine === 'compare' ? ofTable(definition) : (ofEngines[engine] ?? []);
  return features.filter((feature) =>
    engine === 'slot' ? ofSlots[feature]?.(definition as SlotParts) : ofEngine.includes(feature),
  );
}
