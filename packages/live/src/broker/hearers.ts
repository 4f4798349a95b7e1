import type { BrokerLog } from './broker.ts';

/** Who listens in this process, and whether other processes are heard: what all brokers have alike. */
export function openHearers(areHeard: boolean, log?: BrokerLog) {
  const byChannel = new Map<string, Set<(message: unknown) => void>>();
  const watchers = new Set<(areHeard: boolean) => void>();
  let isAwayLogged = false;
  return {
    /** A bug of a listener ends the process and not the work of anyone who publishes. */
    tell(channel: string, message: unknown): void {
      for (const hear of byChannel.get(channel) ?? []) {
        queueMicrotask(() => {
          if (byChannel.get(channel)?.has(hear)) hear(message);
        });
      }
    },
    subscribe(channel: string, hear: (message: unknown) => void): () => void {
      const hearers = byChannel.get(channel) ?? new Set();
      byChannel.set(channel, hearers.add(hear));
      return () => void hearers.delete(hear);
    },
    watch(hear: (areHeard: boolean) => void): () => void {
      watchers.add(hear);
      hear(areHeard);
      return () => void watchers.delete(hear);
    },
    /** Says to the log why they are not, once, and that they are again. */
    others(now: boolean, why?: unknown): void {
      if (now && isAwayLogged) log?.warn({}, 'what other processes say of tables is heard again');
      if (!now && !isAwayLogged) log?.warn({ err: why }, 'what other processes say of tables is not heard');
      isAwayLogged = !now;
      if (areHeard === now) return;
      areHeard = now;
      for (const hear of watchers) hear(now);
    },
    areHeard: () => areHeard,
    clear(): void {
      byChannel.clear();
      watchers.clear();
    },
  };
}
