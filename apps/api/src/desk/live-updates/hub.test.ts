import { type LiveKind, liveKinds, type Permission } from '@fairhouse/contract/operator';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Hub, type LiveEvent, openHub } from './hub.ts';

let hub: Hub;
/** What waits for its time, which is ours. */
let waiting: (() => void)[];
let held: Map<bigint, ReadonlySet<Permission> | undefined>;

const needs = Object.fromEntries(liveKinds.map((kind) => [kind, 'risk.read'])) as Record<LiveKind, Permission | null>;
const cashier: ReadonlySet<Permission> = new Set<Permission>(['cashOuts.read']);

beforeEach(() => {
  waiting = [];
  held = new Map();
  hub = openHub(
    {
      needs: { ...needs, cashOuts: 'cashOuts.read', home: 'self', self: null },
      permissionsOf: async (id) => held.get(id),
    },
    (run, inMs) => {
      expect(inMs).toBe(250);
      waiting.push(run);
    },
  );
  hub.hears(true);
  passTime();
});

function passTime(): void {
  for (const run of waiting.splice(0)) run();
}

function join(permissions: ReadonlySet<Permission> = cashier, lastId?: string, sessionId = 1n) {
  const got: LiveEvent[] = [];
  let ended = false;
  held.set(sessionId, permissions);
  const leave = hub.join(
    { sessionId, permissions, send: (event) => got.push(event), end: () => (ended = true) },
    lastId,
  );
  return { got, leave, said: () => got.map((it) => ('kind' in it ? it.kind : it.event)), hasEnded: () => ended };
}

describe('a change', () => {
  it('is reported at once to who may see its kind, and to nobody else', () => {
    const [one, other] = [join(), join(new Set<Permission>(['risk.read']))];
    hub.changed('cashOuts');
    hub.changed('alerts');
    hub.changed('self');
    hub.changed('something else');
    expect(one.said()).toEqual(['hello', 'cashOuts']);
    expect(other.said()).toEqual(['hello', 'alerts']);
  });

  it('of the home page is reported to all sessions', () => {
    const listeners = [join(), join(new Set())];
    hub.changed('home');
    for (const { said } of listeners) expect(said()).toEqual(['hello', 'home']);
  });

  it('is one event in a quarter of a second however often it comes, and the last of them is never lost', () => {
    const { said } = join();
    for (let n = 0; n < 1_000; n++) hub.changed('cashOuts');
    expect(said()).toEqual(['hello', 'cashOuts']);
    expect(waiting).toHaveLength(1);
    passTime();
    expect(said()).toEqual(['hello', 'cashOuts', 'cashOuts']);
    passTime();
    passTime();
    expect(said()).toHaveLength(3);
    expect(waiting).toEqual([]);
  });
});

describe('a page that comes back', () => {
  it('is notified of what changed since its last event, each kind once', () => {
    const first = join();
    hub.changed('cashOuts');
    const upTo = first.got.at(-1)!.id;
    first.leave();
    expect(join(cashier, upTo).said()).toEqual(['hello']);
    passTime();
    for (let n = 0; n < 3; n++) {
      hub.changed('cashOuts');
      hub.changed('alerts');
      passTime();
    }
    expect(join(cashier, upTo).said()).toEqual(['hello', 'cashOuts']);
  });

  it('from another process, or with an id that says nothing, is notified of all that it may see', () => {
    for (const id of ['abc-7', '', 'x', '-'])
      expect(join(new Set<Permission>(['cashOuts.read', 'risk.read']), id).said()).toHaveLength(
        1 + liveKinds.length - 1,
      );
  });
});

describe('where changes are not heard', () => {
  it('it is said, and afterwards everything counts as changed', () => {
    const { said } = join();
    hub.hears(false);
    expect(join().said()).toEqual(['deaf']);
    hub.hears(true);
    expect(said()).toEqual(['hello', 'deaf', 'hello', 'cashOuts', 'home']);
  });
});

describe('whose session', () => {
  it('has ended is let go, at the beat or as soon as something of the staff changes', async () => {
    const [one, other] = [join(cashier, undefined, 1n), join(cashier, undefined, 2n)];
    held.delete(1n);
    hub.changed('staff');
    await new Promise(setImmediate);
    expect([one.said().at(-1), one.hasEnded()]).toEqual(['ended', true]);
    held.delete(2n);
    await hub.beat();
    expect([other.said().at(-1), other.hasEnded()]).toEqual(['ended', true]);
    expect(hub.size()).toBe(0);
  });

  it('may see less is told no more of it, and that its rights have changed', async () => {
    const { said } = join();
    held.set(1n, new Set());
    await hub.beat();
    hub.changed('cashOuts');
    expect(said()).toEqual(['hello', 'self', 'beat']);
  });
});
