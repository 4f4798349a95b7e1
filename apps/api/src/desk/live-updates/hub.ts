import { randomBytes } from 'node:crypto';
import { type LiveKind, liveKinds, type Permission } from '@fairhouse/contract/operator';
import type { LiveDeps } from './live.deps.ts';

/** A page that listens. */
export interface Listener {
  sessionId: bigint;
  permissions: ReadonlySet<Permission>;
  send(event: LiveEvent): void;
  end(): void;
}

export type LiveEvent =
  | { event: 'hello' | 'deaf' | 'ended' | 'beat'; id: string }
  | { event: 'changed'; id: string; kind: LiveKind };

export interface Hub {
  /** Tells what was missed since the event of that id, and everything from now on. Answers how to leave. */
  join(listener: Listener, lastId: string | undefined): () => void;
  changed(kind: string): void;
  hears(isHearing: boolean): void;
  /** Looks at every session again, and says that the casino is there. */
  beat(): Promise<void>;
  size(): number;
  /** Ends all streams. */
  close(): void;
}

/** Of one kind at most one event in so long, however much changes. */
const quietMs = 250;

type Later = (run: () => void, inMs: number) => void;
const usualLater: Later = (run, inMs) => void setTimeout(run, inMs).unref();

/**
 * Tells everybody who listens what kind of thing has changed. What it keeps is a number for each kind and a place for
 * each listener, so that a flood of changes is a few events, and a page that comes back is notified of what it missed.
 */
export function openHub({ needs, permissionsOf }: Pick<LiveDeps, 'needs' | 'permissionsOf'>, later = usualLater): Hub {
  const run = randomBytes(6).toString('hex');
  const listeners = new Set<Listener>();
  const changedAt = new Map<LiveKind, number>();
  /** Kinds of which one was told a moment ago, and whether there is more since. */
  const quiet = new Map<LiveKind, { more: boolean }>();
  let count = 0;
  let isHearing = false;

  const idNow = () => `${run}-${count}`;
  const maySee = ({ permissions }: Listener, kind: LiveKind) => {
    const permission = needs[kind];
    return permission === 'self' || (permission !== null && permissions.has(permission));
  };

  function tell(kind: LiveKind): void {
    count += 1;
    changedAt.set(kind, count);
    for (const listener of listeners) {
      if (maySee(listener, kind)) listener.send({ event: 'changed', id: idNow(), kind });
    }
    const state = { more: false };
    quiet.set(kind, state);
    later(() => {
      quiet.delete(kind);
      if (state.more) tell(kind);
    }, quietMs);
  }

  function changed(kind: LiveKind): void {
    const state = quiet.get(kind);
    if (state) state.more = true;
    else tell(kind);
  }

  async function lookAgain(listener: Listener): Promise<void> {
    const permissions = await permissionsOf(listener.sessionId);
    if (!listeners.has(listener)) return;
    if (!permissions) {
      listener.send({ event: 'ended', id: idNow() });
      listeners.delete(listener);
      return listener.end();
    }
    const before = listener.permissions;
    listener.permissions = permissions;
    const isSame = permissions.size === before.size && [...before].every((one) => permissions.has(one));
    if (!isSame) listener.send({ event: 'changed', id: idNow(), kind: 'self' });
  }

  const lookAtAll = async () => {
    // While the database does not say who may, nobody is told more than before; nothing is heard then either.
    await Promise.all([...listeners].map((listener) => lookAgain(listener).catch(() => {})));
  };

  return {
    join(listener, lastId) {
      listeners.add(listener);
      listener.send({ event: isHearing ? 'hello' : 'deaf', id: idNow() });
      const [ofRun, upTo] = lastId?.split('-') ?? [];
      for (const kind of lastId === undefined ? [] : liveKinds) {
        const missed = ofRun !== run || (changedAt.get(kind) ?? 0) > Number(upTo);
        if (missed && maySee(listener, kind)) listener.send({ event: 'changed', id: idNow(), kind });
      }
      return () => void listeners.delete(listener);
    },
    changed(kind) {
      if (kind === 'staff') return void lookAtAll();
      if ((liveKinds as readonly string[]).includes(kind)) changed(kind as LiveKind);
    },
    hears(now) {
      if (isHearing === now) return;
      isHearing = now;
      for (const listener of listeners) listener.send({ event: now ? 'hello' : 'deaf', id: idNow() });
      // Nobody knows what changed in between.
      if (now) for (const kind of liveKinds) changed(kind);
    },
    async beat() {
      await lookAtAll();
      for (const listener of listeners) listener.send({ event: 'beat', id: idNow() });
    },
    size: () => listeners.size,
    close() {
      for (const listener of listeners) listener.end();
      listeners.clear();
    },
  };
}
