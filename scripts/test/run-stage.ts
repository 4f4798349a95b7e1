import { type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { endedWithUs } from './ended-with-us.ts';

export interface Counts {
  passed: number;
  failed: number;
  /** What failed, each in a few lines, for the very end of the output. */
  failures?: string[];
}

export interface Stage {
  name: string;
  command: string[];
  /** Beside the environment of this process. */
  env?: Record<string, string>;
  /** Reads what the stage counted; undefined when it left no report. */
  counts?: () => Counts | undefined;
}

export interface StageResult extends Counts {
  name: string;
  isRight: boolean;
  tookMs: number;
}

/** Runs one stage in the open. A stage that fails without a failed test of its own counts as one failure. */
export async function runStage(stage: Stage, root: string): Promise<StageResult> {
  console.log(`\n── ${stage.name}\n`);
  return run(stage, root, 'inherit');
}

/** Runs stages side by side, each heard when it has ended. */
export async function runInParallel(stages: Stage[], root: string): Promise<StageResult[]> {
  return Promise.all(
    stages.map(async (stage) => {
      const heard: Buffer[] = [];
      const result = await run(stage, root, heard);
      console.log(`\n── ${stage.name}\n`);
      process.stdout.write(Buffer.concat(heard));
      return result;
    }),
  );
}

async function run(
  { name, command, env, counts }: Stage,
  root: string,
  output: 'inherit' | Buffer[],
): Promise<StageResult> {
  const startedAt = performance.now();
  const [program, ...args] = command;
  const stdio: StdioOptions = output === 'inherit' ? 'inherit' : ['ignore', 'pipe', 'pipe'];
  const child = endedWithUs(spawn(program!, args, { cwd: root, stdio, env: { ...process.env, ...env } }));
  if (output !== 'inherit')
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
  const [code] = await once(child, 'close');
  const counted = counts?.();
  const hasNoReport = counts !== undefined && counted === undefined;
  const { passed, failed, failures } = counted ?? { passed: 0, failed: 0 };
  const isRight = code === 0 && failed === 0 && !hasNoReport;
  return {
    name,
    isRight,
    passed,
    failed: isRight ? 0 : Math.max(failed, 1),
    failures,
    tookMs: performance.now() - startedAt,
  };
}
