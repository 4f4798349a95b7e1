import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { freePort } from './port.ts';

const module = fileURLToPath(new URL('./port.ts', import.meta.url));
const program = `const { freePort } = await import(${JSON.stringify(module)});
for (let i = 0; i < 400; i++) console.log(await freePort());
process.stdin.on('end', () => process.exit()).resume();`;

/** Another process that asks 400 times and keeps what it got until its input ends. */
function startAsking(): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

async function portsOf({ stdout }: ChildProcess): Promise<number[]> {
  const ports: number[] = [];
  for await (const line of createInterface({ input: stdout! })) if (ports.push(Number(line)) === 400) break;
  return ports;
}

it('gives no port to two processes, and none that an outgoing connection may be given', async () => {
  const others = [startAsking(), startAsking(), startAsking()];
  const own = Promise.all(Array.from({ length: 400 }, () => freePort()));
  const all = (await Promise.all([own, ...others.map(portsOf)])).flat();
  for (const other of others) {
    const gone = once(other, 'exit');
    other.stdin!.end();
    await gone;
  }
  expect(all).toHaveLength(1600);
  expect(new Set(all).size).toBe(1600);
  expect(all.every((port) => port >= 20_000 && port < 32_768)).toBe(true);
});
