import { identityOf, isRunning, nameOf, parentOf } from './process-identity.ts';

const lookEveryMs = 500;

/**
 * Calls `end` when the npm that started this process has ended: killed with -9, it cannot hand a signal on. Without npm,
 * as under systemd, nothing is watched.
 */
export function whenNpmEnds(end: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const npm = npmAbove(process.pid);
  if (npm === undefined) return;
  const identity = identityOf(npm);
  const timer = setInterval(() => {
    if (isRunning(identity)) return;
    clearInterval(timer);
    end();
  }, lookEveryMs);
  timer.unref();
}

/** npm starts a shell, which starts us or becomes us. Its processes are called "npm start" and the like. */
function npmAbove(pid: number): number | undefined {
  const parent = parentOf(pid);
  const candidates = [parent, parent && parentOf(parent)];
  return candidates.find((candidate) => candidate !== undefined && nameOf(candidate)?.startsWith('npm '));
}
