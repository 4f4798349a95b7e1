import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@fairhouse/database/embedded';

const readyWithinMs = 10_000;

/** Where Debian's package `nats-server` puts it; NATS_SERVER_PATH names another. */
export function natsProgram(): string | undefined {
  const path = process.env.NATS_SERVER_PATH || '/usr/sbin/nats-server';
  try {
    accessSync(path, constants.X_OK);
    return path;
  } catch {
    return undefined;
  }
}

/** A NATS server of a test's own, which can be away for a while. */
export interface NatsServer {
  address: string;
  stop(): Promise<void>;
  /** On the same port again. */
  start(): Promise<void>;
  /** Stops it where it stands: connections stay, and nothing answers. */
  freeze(): void;
  thaw(): void;
}

export async function natsServer(): Promise<NatsServer> {
  const program = natsProgram();
  if (!program) throw new Error('nats-server is missing; install it with "apt-get install nats-server".');
  const port = await freePort();
  let child: ChildProcess | undefined;
  const server: NatsServer = {
    address: `nats://127.0.0.1:${port}`,
    async start() {
      child = spawn(program, ['--addr', '127.0.0.1', '--port', String(port)], { stdio: 'ignore' });
      process.once('exit', endNow);
      const givesUpAt = performance.now() + readyWithinMs;
      while (!(await isListening(port))) {
        if (performance.now() > givesUpAt) throw new Error('nats-server did not become ready');
        await pause(20);
      }
    },
    async stop() {
      process.off('exit', endNow);
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const over = new Promise((resolve) => child!.once('exit', resolve));
      child.kill('SIGKILL');
      await over;
    },
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
  };
  const endNow = () => void child?.kill('SIGKILL');
  await server.start();
  return server;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
