import type { MaintenanceState } from '@fairhouse/contract/operator';

interface Move {
  from: MaintenanceState;
  command: string;
}

/** Every way from one state to another; there are no others. */
export const moves = {
  on: { from: 'planned', command: 'maintenance.begin' },
  over: { from: 'on', command: 'maintenance.end' },
  cancelled: { from: 'planned', command: 'maintenance.cancel' },
} as const satisfies Partial<Record<MaintenanceState, Move>>;
