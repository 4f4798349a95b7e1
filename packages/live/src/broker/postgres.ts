import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '@fairhouse/database';
import type { Broker, BrokerLog } from './broker.ts';
import { openHearers } from './hearers.ts';
import { noticeReader, noticeWriter } from './notices.ts';

const heardAs = 'fairhouse_live';
const lookEveryMs = 5_000;
const tryAgainMs = 250;
/** What waits behind a server that is slow is lost beyond that: it is old by then. */
const mostWaiting = 2_000;

/**
 * LISTEN and NOTIFY on two connections of its own. A commit with NOTIFY holds a lock of the whole server, so nothing that moves money
 * is ever in one; what waits for the answer to the last is one commit.
 */
export function postgresBroker({ url, log }: { url: string; log: BrokerLog }): Broker {
  const db = connect({ url, schema: 'public', connections: 2 });
  const hearers = openHearers(false, log);
  const { publisher, write } = noticeWriter();
  const { read } = noticeReader(publisher);
  const ending = new AbortController();
  let waiting: string[] = [];
  let sending: Promise<void> | undefined;

  async function send(): Promise<void> {
    while (waiting.length > 0) {
      const notices = waiting;
      waiting = [];
      // Lost is lost: who listens finds the gap.
      await db
        .query('select pg_notify($1, notice) from unnest($2::text[]) with ordinality n(notice, place) order by place', [
          heardAs,
          notices,
        ])
        .catch((error: unknown) => {
          // Otherwise that was said.
          if (hearers.areHeard()) log.warn({ err: error, lost: notices.length }, 'messages of tables were not sent');
        });
    }
    sending = undefined;
  }

  async function listen(): Promise<void> {
    const client = await db.connect();
    const lost = new AbortController();
    const lose = () => lost.abort();
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ payload }) => {
      const heard = read(payload ?? '');
      if (heard?.message !== undefined) hearers.tell(heard.channel, heard.message);
    });
    try {
      await client.query(`listen ${heardAs}`);
      hearers.others(true);
      const over = AbortSignal.any([ending.signal, lost.signal]);
      while (!over.aborted) {
        await pause(lookEveryMs, undefined, { signal: over }).catch(() => {});
        if (!over.aborted) await client.query('select 1');
      }
    } finally {
      // Another one that listened would hear for anyone who gets it next.
      client.release(true);
    }
  }

  async function keepListening(): Promise<void> {
    while (!ending.signal.aborted) {
      const why = await listen().catch((error: unknown) => error);
      if (!ending.signal.aborted) hearers.others(false, why);
      await pause(tryAgainMs, undefined, { signal: ending.signal }).catch(() => {});
    }
  }

  const listening = keepListening();
  return {
    publish(channel, message) {
      hearers.tell(channel, message);
      if (ending.signal.aborted || waiting.length >= mostWaiting) return;
      waiting.push(...write(channel, message));
      sending ??= send();
    },
    subscribe: hearers.subscribe,
    watch: hearers.watch,
    async close() {
      ending.abort();
      await Promise.all([listening, sending]);
      hearers.clear();
      await db.end();
    },
  };
}
