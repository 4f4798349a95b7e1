import { Problem, usageCode } from '../problem.ts';
import { checkFile } from '../record/check-file.ts';
import { consistent } from '../record/consistent.ts';
import { showHead, showHeads, showKey } from '../record/heads.ts';
import { listAuditEvents } from '../record/list-audit-events.ts';
import { prove } from '../record/prove.ts';
import { verifyAll } from '../record/verify-all.ts';

const commands: Record<string, (args: string[]) => Promise<string>> = {
  list: listAuditEvents,
  head: showHead,
  heads: showHeads,
  key: showKey,
  prove,
  check: checkFile,
  consistent,
  verify: verifyAll,
};

/** The audit log: what stands in it, and that it does. */
export async function record([command = 'list', ...args]: string[]): Promise<string> {
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run) throw new Problem(`Say ${Object.keys(commands).join(', ')}.`, usageCode);
  return run(args);
}
