import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { endLeftProcesses, noteProcessesIn } from './started-processes.ts';

it('ends what an earlier start left running, also one that ignores the signal, and says which', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-left-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const note = noteProcessesIn(folder);
  const start = async (name: string, code: string) => {
    const child = spawn(process.execPath, ['-e', `${code}; console.log('up'); setInterval(() => {}, 1000)`]);
    await once(child.stdout, 'data');
    note(name, child.pid);
    return { child, ended: once(child, 'exit') };
  };
  const willing = await start('api', '');
  const deaf = await start('studio', "process.on('SIGTERM', () => {})");
  const said: string[] = [];
  await endLeftProcesses(folder, (line) => said.push(line), 200);
  expect(await willing.ended).toEqual([null, 'SIGTERM']);
  expect(await deaf.ended).toEqual([null, 'SIGKILL']);
  expect(said).toEqual([
    `Ending what an earlier start left running: api (${willing.child.pid}), studio (${deaf.child.pid}).`,
  ]);

  await endLeftProcesses(folder, (line) => said.push(line));
  expect(said).toHaveLength(1);
});
