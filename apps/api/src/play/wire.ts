import type { Foundation } from '../foundation.ts';
import type { Growth } from '../growth/wire.ts';
import type { IdentityService } from '../players/wiring/identity.ts';
import type { ProtectionArea } from '../protection/wire.ts';
import type { Service } from '../service.ts';
import { type Games, openGames } from './wiring/games.ts';
import { openTables, type Tables } from './wiring/tables.ts';

export interface Play {
  games: Games;
  tables: Tables;
  services: Service[];
}

/** The catalogue, the vendors with the wallet that they call, and shared tables. */
export async function wirePlay(
  foundation: Foundation,
  growth: Pick<Growth, 'content' | 'bonuses' | 'freeRounds'>,
  { protection }: Pick<ProtectionArea, 'protection'>,
  identity: IdentityService,
): Promise<Play> {
  const games = await openGames(foundation, growth, protection, identity);
  const tables = openTables(foundation, games);
  return { games, tables, services: [games, tables] };
}
