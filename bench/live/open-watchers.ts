import { connect, type Socket } from 'node:net';

export interface WatchOptions {
  /** Of the processes that push; watchers are spread over them. */
  ports: readonly number[];
  /** A play session for each watcher. */
  sessions: readonly string[];
  table: string;
}

/** Of one round: when its outcome was fixed, and when each watcher had read of it, in milliseconds of the same clock. */
export interface Told {
  round: number;
  startedAt: number;
  arrivedAt: number[];
}

export interface Watchers {
  count: number;
  /** What was heard of rounds since it was asked last. */
  take(): Told[];
  close(): void;
}

/** Connections that are opened at the same time. */
const atOnce = 64;
/** What arrives is looked through at once, so all connections share the place it arrives in. */
const space = Buffer.alloc(256 * 1_024);
const decided = '"state":"RESULT"';

/** Opens a stream for each session, on bare sockets that look for nothing but results. */
export async function openWatchers({ ports, sessions, table }: WatchOptions): Promise<Watchers> {
  const sockets: Socket[] = [];
  let rounds = new Map<number, Told>();

  function look(bytes: number): true {
    const now = performance.timeOrigin + performance.now();
    if (space.subarray(0, bytes).includes(decided)) {
      const text = space.latin1Slice(0, bytes);
      const [, round, startedAt] = /"number":(\d+),"state":"RESULT".*?"startedAt":"([^"]+)"/.exec(text) ?? [];
      if (round !== undefined && text.includes('"type":"round"')) {
        const number = Number(round);
        const told = rounds.get(number) ?? { round: number, startedAt: Date.parse(startedAt!), arrivedAt: [] };
        rounds.set(number, told);
        told.arrivedAt.push(now);
      }
    }
    return true;
  }

  const open = (session: string, port: number) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({
        port,
        host: '127.0.0.1',
        onread: {
          buffer: space,
          callback(bytes) {
            if (space.latin1Slice(0, 12) === 'HTTP/1.1 200') resolve();
            else if (space.latin1Slice(0, 9) === 'HTTP/1.1 ') reject(new Error(space.latin1Slice(0, bytes)));
            return look(bytes);
          },
        },
      });
      sockets.push(socket);
      socket.once('error', reject);
      socket.once('close', () => reject(new Error('a stream was closed')));
      socket.write(`GET /live/stream?tables=${table} HTTP/1.1\r\nhost: bench\r\nx-play-session: ${session}\r\n\r\n`);
    });

  let next = 0;
  const openSome = async () => {
    for (let n = next++; n < sessions.length; n = next++) await open(sessions[n]!, ports[n % ports.length]!);
  };
  await Promise.all(Array.from({ length: atOnce }, openSome));
  return {
    count: sessions.length,
    take() {
      const told = [...rounds.values()];
      rounds = new Map();
      return told;
    },
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
