import { setImmediate as soon } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { actAsKey, actorNow, beginCall, endCall, keyOfActor, outsideCalls, withinCall } from './acting-key.ts';

const anna = 'operator:anna';
const key = (name: string) => ({ id: 7, name, maker: 'anna' });
const within = <T>(work: () => Promise<T>) =>
  new Promise<T>((done, fail) => withinCall(() => void work().then(done, fail)));

it('signs what the maker does with the key, within its call alone, and nothing that others do', async () => {
  await within(async () => {
    expect(actorNow(anna)).toBe(anna);
    actAsKey(key('warehouse'));
    await soon();
    expect(actorNow(anna)).toBe('apiKey:warehouse');
    expect(keyOfActor(anna)).toEqual({ apiKey: { id: 7, maker: 'anna' } });
    for (const other of ['operator:ben', 'member:1', 'system:anna']) {
      expect(actorNow(other)).toBe(other);
      expect(keyOfActor(other)).toEqual({});
    }
  });
  expect(actorNow(anna)).toBe(anna);
});

it('keeps calls that are made at the same time apart', async () => {
  const seen = await Promise.all([
    within(async () => {
      actAsKey(key('first'));
      await soon();
      return actorNow(anna);
    }),
    within(async () => {
      await soon();
      actAsKey(key('second'));
      await soon();
      return actorNow(anna);
    }),
    within(async () => {
      await soon();
      return actorNow(anna);
    }),
  ]);
  expect(seen).toEqual(['apiKey:first', 'apiKey:second', anna]);
});

it('leaves a job that a call set going under its own name', async () => {
  const actor = await within(async () => {
    actAsKey(key('warehouse'));
    return outsideCalls(async () => {
      await soon();
      return actorNow(anna);
    });
  });
  expect(actor).toBe(anna);
});

it('refuses a key outside of a call, where nothing would be signed with it', () => {
  expect(() => actAsKey(key('lost'))).toThrow('outside of a call');
});

it('follows calls until the last of them has its answer, of which each counts once', () => {
  const [first, second] = [{}, {}];
  beginCall(first, () => {
    beginCall(second, () => {
      actAsKey(key('warehouse'));
      endCall(first);
      endCall(first);
      expect(actorNow(anna)).toBe('apiKey:warehouse');
      endCall(second);
      expect(actorNow(anna)).toBe(anna);
    });
  });
});
