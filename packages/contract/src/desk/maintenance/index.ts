import { changeMaintenance, getMaintenance, listMaintenance, planMaintenance, turnMaintenance } from './maintenance.ts';

/** Maintenance, as the desk plans it. */
export const maintenanceDeskCalls = {
  [getMaintenance.path]: getMaintenance,
  [listMaintenance.path]: listMaintenance,
  [planMaintenance.path]: planMaintenance,
  [changeMaintenance.path]: changeMaintenance,
  [turnMaintenance.path]: turnMaintenance,
} as const;
