import { AsyncLocalStorage } from 'node:async_hooks';

/** The API key that a call of the desk is made with, and the person whose rights it has. */
export interface ActingKey {
  id: number;
  name: string;
  maker: string;
}

/**
 * Commands sign audit events with the name of the operator, which is that of the maker for a key. What is written within a call
 * of a key is signed with the key here, in one place: a command that did not know of keys would otherwise say that a person did it.
 */
const calls = new AsyncLocalStorage<{ key?: ActingKey }>();

/** Their requests. */
const underWay = new Set<object>();

/** Begins a call with a key, which is not known yet. */
export function beginCall(request: object, next: () => void): void {
  underWay.add(request);
  withinCall(next);
}

/** The call has its answer, also when its client has left. While none is under way, nothing follows promises. */
export function endCall(request: object): void {
  if (underWay.delete(request) && underWay.size === 0) calls.disable();
}

/** Continues a call, without a key yet. */
export const withinCall = (next: () => void): void => calls.run({}, next);

/** What a call set going and does not wait for, such as a job, is done by itself. */
export const outsideCalls = <T>(work: () => T): T => calls.exit(work);

/** From here on the call is the key's. Throws outside of a call, where nothing would be signed with it. */
export function actAsKey(key: ActingKey): void {
  const call = calls.getStore();
  if (!call) throw new Error('an API key is used outside of a call of the desk');
  call.key = key;
}

/** Who does what this operator does: themselves, or the key that this call is made with. */
export function actorNow(actor: string): string {
  const key = calls.getStore()?.key;
  return key && actor === `operator:${key.maker}` ? `apiKey:${key.name}` : actor;
}

/** What an audit event says besides of the key that it is signed with. */
export function keyOfActor(actor: string): { apiKey?: Pick<ActingKey, 'id' | 'maker'> } {
  const key = calls.getStore()?.key;
  return key && actorNow(actor) !== actor ? { apiKey: { id: key.id, maker: key.maker } } : {};
}
