import { z } from 'zod';
import { gameCategories } from '../../play/games/game.ts';
import { moment } from '../../scalars.ts';

/** Open: to play. Announced: shown as coming. Closed: as if it had never been there; rounds under way still end. */
export const gameStates = ['open', 'announced', 'closed'] as const;
export type GameState = (typeof gameStates)[number];

/** `only`: nobody but those who are and live in these countries; `except`: everybody but them. */
export const countryRules = ['everywhere', 'only', 'except'] as const;
export type CountryRule = (typeof countryRules)[number];

/** Further ones would push everything else out of sight. */
export const mostPinned = 6;
export const mostGroups = 30;
export const mostGamesOfGroup = 30;

export const countryCodes = () =>
  z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(250)
    .describe('ISO 3166 codes of two letters');

/** A place in an order, as history has it: to go back to it. */
export const place = () => z.string().regex(/^-?\d{1,18}$/);

/** Of whatever has a history. */
const changed = {
  version: z.int().describe('0: as it came'),
  setBy: z.string().nullable(),
  setTime: moment().nullable(),
};

export const arrangedGame = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  cover: z.string(),
  category: z.enum(gameCategories),
  vendorCode: z.string(),
  state: z.enum(gameStates),
  playable: z.boolean().describe('false: it has no rules yet, and can only be announced'),
  pinned: z.boolean(),
  countryRule: z.enum(countryRules),
  countries: z.array(z.string()),
  totalPlayCount: z.int(),
  ...changed,
});
export type ArrangedGame = z.output<typeof arrangedGame>;

export const arrangedGroup = z.object({
  id: z.int(),
  nameEn: z.string(),
  nameFil: z.string(),
  games: z.array(z.int()).describe('In the order in which they are shown'),
  shown: z.boolean(),
  ...changed,
});
export type ArrangedGroup = z.output<typeof arrangedGroup>;

export const catalogueChange = z.object({
  version: z.int(),
  value: z.record(z.string(), z.unknown()),
  before: z.record(z.string(), z.unknown()).nullable().describe('null: there was nothing before'),
  setBy: z.string(),
  reason: z.string(),
  setTime: moment(),
});
export type CatalogueChange = z.output<typeof catalogueChange>;
