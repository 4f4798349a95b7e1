import { connect, type Socket } from 'node:net';

export interface LoopOptions {
  port: number;
  connections: number;
  durationMs: number;
  /**
   * The next request as raw HTTP/1.1 bytes; called by every connection, by its place among them, when its last answer is
   * complete. That answer's body is given where it was one step of something longer.
   */
  next(place: number, before?: string): Buffer;
  /** Whether an answer's body counts as done; the rest is counted as refused. */
  isDone(body: string): boolean;
  /** Whether an answer's body is a step on the way, and neither done nor refused; none is by default. */
  isStep?(body: string): boolean;
}

export interface LoopResult {
  perSecond: number;
  done: number;
  refused: number;
  /** The body of the first answer that was refused. */
  refusal: string | undefined;
  /** Of each request, milliseconds from the first byte sent to the last byte received. */
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
  /** The same of those that went on with something longer. */
  later: { done: number; perSecond: number; p50Ms: number; p99Ms: number };
}

/**
 * A closed loop over keep-alive connections: each sends its next request when the answer to the last one is there.
 * Written on bare sockets, so that on a small machine the client takes as little as possible from what it measures.
 */
export async function closedLoop(options: LoopOptions): Promise<LoopResult> {
  const { port, connections, durationMs, next, isDone, isStep = () => false } = options;
  const latencies: number[] = [];
  const laterLatencies: number[] = [];
  let refused = 0;
  let refusal: string | undefined;
  let steps = 0;
  const startedAt = performance.now();
  const endsAt = startedAt + durationMs;

  await Promise.all(
    Array.from({ length: connections }, async (_, place) => {
      const connection = await openConnection(port);
      let before: string | undefined;
      // What was begun is gone on with to its end.
      while (before !== undefined || performance.now() < endsAt) {
        const sentAt = performance.now();
        const body = await connection.ask(next(place, before));
        latencies.push(performance.now() - sentAt);
        if (before !== undefined) laterLatencies.push(performance.now() - sentAt);
        before = isStep(body) ? body : undefined;
        if (before !== undefined) steps++;
        else if (!isDone(body)) {
          refused++;
          refusal ??= body;
        }
      }
      connection.close();
    }),
  );

  const seconds = (performance.now() - startedAt) / 1_000;
  const all = timesOf(latencies);
  const later = timesOf(laterLatencies);
  const done = latencies.length - refused - steps;
  return {
    perSecond: done / seconds,
    done,
    refused,
    refusal,
    ...all,
    later: { ...later, done: laterLatencies.length, perSecond: laterLatencies.length / seconds },
  };
}

function timesOf(latencies: number[]): { p50Ms: number; p99Ms: number; maxMs: number } {
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  return { p50Ms: at(0.5), p99Ms: at(0.99), maxMs: at(1) };
}

export interface Connection {
  ask(request: Buffer): Promise<string>;
  close(): void;
}

/** What arrives is read out at once, so all connections can share the place it arrives in: a new one each time costs more. */
const space = Buffer.alloc(16 * 1_024);

export function openConnection(port: number): Promise<Connection> {
  return new Promise((opened, failed) => {
    const socket: Socket = connect({ port, host: '127.0.0.1', onread: { buffer: space, callback: receive } });
    socket.setNoDelay(true);
    let waiting: { resolve(body: string): void; reject(error: Error): void } | undefined;
    let received = '';
    socket.on('error', (error) => (waiting ? waiting.reject(error) : failed(error)));
    socket.on('close', () => waiting?.reject(new Error('the server closed the connection')));
    /** True: there may be more. */
    function receive(bytes: number): true {
      received += space.toString('latin1', 0, bytes);
      const body = bodyOf(received);
      if (body !== undefined) {
        received = '';
        const asked = waiting;
        waiting = undefined;
        asked?.resolve(body);
      }
      return true;
    }
    socket.on('connect', () =>
      opened({
        ask: (request) =>
          new Promise((resolve, reject) => {
            waiting = { resolve, reject };
            socket.write(request);
          }),
        close: () => socket.destroy(),
      }),
    );
  });
}

/** The body of an answer with a Content-Length, once it is complete. */
function bodyOf(received: string): string | undefined {
  const head = received.indexOf('\r\n\r\n');
  if (head < 0) return undefined;
  const length = /content-length: (\d+)/i.exec(received);
  if (!length) throw new Error('an answer without Content-Length');
  const body = received.slice(head + 4);
  return body.length >= Number(length[1]) ? body : undefined;
}
