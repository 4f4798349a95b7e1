import type { CallOutput } from '@fairhouse/contract';
import type { PlayerLanguage } from '@fairhouse/money';
import { keepFor } from '@fairhouse/operation';
import type { MaintenanceDeps } from './maintenance.deps.ts';
import { currentMaintenance } from './maintenance.store.ts';

type Shown = CallOutput<'/sys/maintenance/get'>;

/** Every open page asks; a process reads once a second at most. */
const keptMs = 1_000;
/** From so long before its start players see it. */
const announcedMs = 24 * 3_600_000;

/** What players are shown of maintenance, in their language. */
export function createShownMaintenance({ db, clock }: MaintenanceDeps): (language: PlayerLanguage) => Promise<Shown> {
  const current = keepFor(keptMs, () => currentMaintenance(db));
  return async (language) => {
    const row = await current();
    if (!row || row.finishedAt !== null) return null;
    if (row.state === 'planned' && row.startsAt.getTime() > clock().getTime() + announcedMs) return null;
    return {
      state: row.state === 'on' ? 'on' : 'planned',
      startTime: row.startsAt.toISOString(),
      endTime: row.endsAt.toISOString(),
      text: row.texts[language] ?? row.texts.en ?? null,
    };
  };
}
