import type { CallOutput } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import type { Language } from '../../http/language.ts';
import { gamesOfGroups } from './catalogue.store.ts';

/** The groups that operators have put together, with what can be played of them here; one with nothing is left out. */
export async function casinoGroups(
  db: Database,
  countries: readonly string[],
  language: Language,
): Promise<CallOutput<'/sys/gameGroup/listAll'>> {
  const groups = new Map<number, CallOutput<'/sys/gameGroup/listAll'>[number]>();
  for (const { groupId, nameEn, nameFil, game } of await gamesOfGroups(db, countries)) {
    const group = groups.get(groupId) ?? { id: groupId, name: language === 'fil' ? nameFil : nameEn, data: [] };
    group.data.push(game);
    groups.set(groupId, group);
  }
  return [...groups.values()];
}
