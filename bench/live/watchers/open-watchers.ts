import { connect, type Socket } from 'node:net';

export interface WatchOptions {
  /** Of the processes that push; watchers are spread over them. */
  ports: readonly number[];
  /** A play session for each watcher. */
  sessions: readonly string[];
  table: string;
}

/** Of one round: when its outcome was fixed, and when each watcher had read of it, in milliseconds of the same clock. */
export interface SeenRound {
  round: number;
  startedAt: number;
  arrivedAt: number[];
}

export interface Watchers {
  /** What was heard of rounds since it was asked last. */
  take(): SeenRound[];
  close(): void;
}

/** Connections that are being opened at the same time. */
const atOnce = 64;
/** What arrives is looked through at once, so all connections can share the place it arrives in. */
const space = Buffer.alloc(256 * 1_024);
const isDecided = '"state":"RESULT"';

/** Opens a stream for each session, on bare sockets that look for nothing but results. */
export async function openWatchers({ ports, sessions, table }: WatchOptions): Promise<Watchers> {
  const sockets: Socket[] = [];
  const rounds = new Map<number, SeenRound>();

  function look(bytes: number): void {
    const arrivedAt = performance.timeOrigin + performance.now();
    if (!space.subarray(0, bytes).includes(isDecided)) return;
    for (const message of space.toString('latin1', 0, bytes).split('\n\n')) {
      const [, round, startedAt] =
        /^data: {"type":"round".*"number":(\d+),"state":"RESULT".*"startedAt":"([^"]+)"/.exec(message) ?? [];
      if (round === undefined) continue;
      const seen = rounds.get(Number(round)) ?? {
        round: Number(round),
        startedAt: Date.parse(startedAt!),
        arrivedAt: [],
      };
      rounds.set(seen.round, seen);
      seen.arrivedAt.push(arrivedAt);
    }
  }

  const open = (session: string, port: number) =>
    new Promise<void>((resolve, reject) => {
      let isOpen = false;
      const socket = connect({
        port,
        host: '127.0.0.1',
        onread: {
          buffer: space,
          callback(bytes) {
            if (!isOpen) {
              isOpen = space.toString('latin1', 0, 12) === 'HTTP/1.1 200';
              if (isOpen) resolve();
              else reject(new Error(space.toString('latin1', 0, bytes)));
            }
            look(bytes);
            return true;
          },
        },
      });
      sockets.push(socket);
      socket.once('error', reject);
      socket.once('close', () => reject(new Error('a stream was closed')));
      socket.write(
        `GET /live/stream?tables=${table} HTTP/1.1\r\nhost: 127.0.0.1\r\nx-play-session: ${session}\r\n\r\n`,
      );
    });

  const queue = sessions.entries();
  const openSome = async () => {
    for (const [n, session] of queue) await open(session, ports[n % ports.length]!);
  };
  await Promise.all(Array.from({ length: atOnce }, openSome));
  return {
    take() {
      const seen = [...rounds.values()];
      rounds.clear();
      return seen;
    },
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
