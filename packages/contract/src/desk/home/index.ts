import { getHomeFigures } from './get-figures.ts';
import { exportHomeHours, getHomeHours } from './get-hours.ts';

/** The home page of the desk. */
export const homeCalls = {
  [getHomeFigures.path]: getHomeFigures,
  [getHomeHours.path]: getHomeHours,
  [exportHomeHours.path]: exportHomeHours,
} as const;
