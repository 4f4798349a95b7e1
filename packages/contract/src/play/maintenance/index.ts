import { shownMaintenance } from './shown-maintenance.ts';

/** What players are shown of maintenance. */
export const maintenanceCalls = { [shownMaintenance.path]: shownMaintenance } as const;
