export { dropOtherSchemas, type Entry, inner, outer, type Parting, signatureOf, waitForCalls } from './calls.ts';
export {
  byMachine,
  hasCitus,
  type Machine,
  type Part,
  readMachines,
  readParts,
  runOn,
  untilMachinesKnow,
} from './machines.store.ts';
