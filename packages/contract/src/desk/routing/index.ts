import { depositRoute, listRouting, saveRouting, switchRouting, tryRouting } from './routing-calls.ts';

/** Rules by which deposits are given to providers. */
export const routingCalls = {
  [listRouting.path]: listRouting,
  [saveRouting.path]: saveRouting,
  [tryRouting.path]: tryRouting,
  [switchRouting.path]: switchRouting,
  [depositRoute.path]: depositRoute,
} as const;
