import { checkRegion } from './check-region.ts';

/** The calls of where the service is offered. */
export const regionCalls = {
  [checkRegion.path]: checkRegion,
} as const;
