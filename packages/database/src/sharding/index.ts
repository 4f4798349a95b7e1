export { dropOtherSchemas, type Entry, inner, outer, type Parting, signatureOf } from './calls.ts';
export { clearMachines, closeMachines } from './close-machines.store.ts';
export {
  byMachine,
  hasCitus,
  type Machine,
  type Part,
  partsWithoutSchema,
  readParts,
  runOn,
  untilMachinesKnow,
} from './machines.store.ts';
export { follow, oneAtATime } from './one-at-a-time.ts';
