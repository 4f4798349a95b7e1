import type { ChildProcess } from 'node:child_process';

const children = new Set<ChildProcess>();

/** Children are ended when this process is, and end what they started themselves; this process waits for them as before. */
export function endedWithUs(child: ChildProcess): ChildProcess {
  if (children.size === 0) for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, tellChildren);
  children.add(child);
  child.once('exit', () => {
    children.delete(child);
    if (children.size === 0) for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, tellChildren);
  });
  return child;
}

function tellChildren(signal: NodeJS.Signals): void {
  for (const child of children) child.kill(signal);
}
