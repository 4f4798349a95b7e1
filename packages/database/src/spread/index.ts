export { dropOtherSchemas, type Entry, inner, outer, type Parting, signatureOf, waitForCalls } from './calls.ts';
export {
  byMachine,
  hasCitus,
  type Machine,
  type Part,
  partsWithoutSchema,
  readMachines,
  readParts,
  runOn,
  untilMachinesKnow,
} from './machines.store.ts';
export { oneAtATime, unlessSomebodyIs } from './one-at-a-time.ts';
