import type { Maintenance, MaintenanceState } from '@fairhouse/contract/operator';
import type { Tone } from '../../ui/facts/tag.tsx';

export type { Maintenance };
/** Of a sentence for players, as the contract has it, whose schemas are too large for the page. */
export const mostTextLength = 240;

export type MaintenanceAction = 'plan' | 'now' | 'change' | 'extend' | 'over' | 'cancel' | 'begin';

export const stateTones: Record<MaintenanceState, Tone> = {
  planned: 'late',
  on: 'bad',
  over: 'good',
  cancelled: 'plain',
};

/** What can be done now, the first of them as the main button. */
export function actionsOf(current: Maintenance | null): readonly MaintenanceAction[] {
  if (current === null) return ['plan', 'now'];
  return current.state === 'on' ? ['extend', 'over'] : ['change', 'begin', 'cancel'];
}
