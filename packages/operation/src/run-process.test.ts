import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '@fairhouse/database/embedded';
import { afterEach, expect, it } from 'vitest';

const server = fileURLToPath(new URL('./fixtures/slow-server.ts', import.meta.url));
const children: ChildProcess[] = [];

async function startServer(port: number) {
  const child = fork(server, {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, PORT: String(port) },
    silent: true,
  });
  children.push(child);
  const said = { text: '' };
  child.stdout!.on('data', (chunk) => (said.text += chunk));
  child.stderr!.on('data', (chunk) => (said.text += chunk));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const answers = (async () => {
    for (;;) {
      if (
        await fetch(`http://127.0.0.1:${port}/healthz`).then(
          (r) => r.ok,
          () => false,
        )
      )
        return 'answers';
      await new Promise((done) => setTimeout(done, 20));
    }
  })();
  return { child, said, ended, first: await Promise.race([answers, ended]) };
}

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

it('finishes the call it accepted before it ends on SIGTERM', async () => {
  const port = await freePort();
  const { child, said, ended } = await startServer(port);
  const answer = fetch(`http://127.0.0.1:${port}/slow`);
  await expect.poll(() => said.text).toContain('"path":"/slow"');
  child.kill('SIGTERM');
  expect(await (await answer).json()).toEqual({ finished: true });
  expect(await ended).toBe(0);
});

it('ends by itself when the process that started it is gone', async () => {
  const { child, ended } = await startServer(await freePort());
  child.disconnect();
  expect(await ended).toBe(0);
});

it('says in one plain sentence that the port is taken', async () => {
  const port = await freePort();
  const holder = await startServer(port);
  const late = await startServer(port);
  expect(await late.ended).toBe(1);
  expect(late.said.text).toContain(`slow: Port ${port} is taken; stop what uses it or choose another port.\n`);
  expect(late.said.text).not.toContain('    at ');
  expect(holder.child.exitCode).toBeNull();
});
