import { spawn } from 'node:child_process';

export interface Counts {
  passed: number;
  failed: number;
  /** What failed, each in a few lines, for the very end of the output. */
  failures?: string[];
  /** What passed only when it was repeated. */
  unsteady?: string[];
}

export interface Stage {
  name: string;
  command: string[];
  /** Reads what the stage counted; undefined when it left no report. */
  counts?: () => Counts | undefined;
}

export interface StageResult extends Counts {
  name: string;
  isRight: boolean;
  tookMs: number;
}

/** Runs one stage in the open. A stage that fails without a failed test of its own counts as one failure. */
export async function runStage({ name, command, counts }: Stage, root: string): Promise<StageResult> {
  console.log(`\n── ${name}\n`);
  const startedAt = performance.now();
  const [program, ...args] = command;
  const code = await new Promise<number | null>((done, fail) => {
    const child = spawn(program!, args, { cwd: root, stdio: 'inherit' });
    child.once('error', fail);
    child.once('exit', done);
  });
  const counted = counts?.();
  const hasNoReport = counts !== undefined && counted === undefined;
  const { passed, failed, failures, unsteady } = counted ?? { passed: 0, failed: 0 };
  const isRight = code === 0 && failed === 0 && !hasNoReport;
  return {
    name,
    isRight,
    passed,
    failed: isRight ? 0 : Math.max(failed, 1),
    failures,
    unsteady,
    tookMs: performance.now() - startedAt,
  };
}
