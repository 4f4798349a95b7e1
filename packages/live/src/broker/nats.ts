import { setTimeout as pause } from 'node:timers/promises';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { readJson } from '../read-json.ts';
import { type Broker, type BrokerLog, channels } from './broker.ts';
import { openHearers } from './hearers.ts';

const tryAgainMs = 250;
/** A server that says nothing for three of these is gone. */
const pingEveryMs = 2_000;
const answerWithinMs = 5_000;

/**
 * A NATS server, or several that know one another; user and password are those of the first address. While none of them can be
 * reached nothing waits for one.
 */
export function natsBroker({ addresses, log }: { addresses: readonly string[]; log: BrokerLog }): Broker {
  const hearers = openHearers(false, log);
  const ending = new AbortController();
  let connection: NatsConnection | undefined;

  async function stay(): Promise<void> {
    const nats = await connect({ ...serversOf(addresses), ...lasting });
    connection = nats;
    for (const channel of Object.values(channels)) {
      nats.subscribe(channel, {
        callback: (error, sent) => {
          const message = error ? undefined : readJson(sent.string());
          if (message !== undefined) hearers.tell(channel, message);
        },
      });
    }
    const end = () => void nats.close();
    if (ending.signal.aborted) end();
    ending.signal.addEventListener('abort', end);
    try {
      await nats.flush();
      hearers.others(true);
      for await (const { type } of nats.status()) {
        if (type === 'disconnect') hearers.others(false);
        // After it the server knows again what is listened to.
        if (type === 'reconnect')
          void nats.flush().then(
            () => hearers.others(true),
            () => {},
          );
      }
    } finally {
      ending.signal.removeEventListener('abort', end);
      connection = undefined;
      await nats.close();
    }
  }

  async function keep(): Promise<void> {
    while (!ending.signal.aborted) {
      const why = await stay().catch((error: unknown) => error);
      if (!ending.signal.aborted) hearers.others(false, why);
      await pause(tryAgainMs, undefined, { signal: ending.signal }).catch(() => {});
    }
  }

  const keeping = keep();
  return {
    publish(channel, message) {
      hearers.tell(channel, message);
      // The client would keep what is published meanwhile, without a bound.
      if (!connection || !hearers.areHeard()) return;
      try {
        connection.publish(channel, JSON.stringify(message));
      } catch (error) {
        log.warn({ err: error, channel }, 'a message of a table was not sent');
      }
    },
    subscribe: hearers.subscribe,
    watch: hearers.watch,
    async close() {
      await connection?.flush().catch(() => {});
      ending.abort();
      await keeping;
      hearers.clear();
    },
  };
}

const lasting = {
  name: 'fairhouse-studio',
  noEcho: true,
  maxReconnectAttempts: -1,
  reconnectTimeWait: tryAgainMs,
  pingInterval: pingEveryMs,
  timeout: answerWithinMs,
  ignoreAuthErrorAbort: true,
};

function serversOf(addresses: readonly string[]) {
  const urls = addresses.map((address) => new URL(address));
  const { username, password } = urls[0]!;
  return {
    servers: urls.map(({ host }) => host),
    ...(username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    ...(urls[0]!.protocol === 'tls:' && { tls: {} }),
  };
}
