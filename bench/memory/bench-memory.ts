import { type BenchRow, row } from '../row.ts';
import { familyMib, residentMib } from '../server/cpu.ts';
import type { BenchCasino } from '../server/open-bench-casino.ts';
import { betLoad } from '../wallet/bet-load.ts';

export interface BenchMemoryOptions {
  system: BenchCasino;
  serverPid: number;
  durationMs: number;
}

const connections = 256;
const readEveryMs = 250;

/** What every process holds: before it did anything else here than start, and at most while bets come in. */
export function benchMemory({ system, serverPid, durationMs }: BenchMemoryOptions) {
  const processes: [string, () => number][] = [
    ['API', () => residentMib(system.api.pid)],
    ['studio', () => residentMib(system.studio.pid)],
    ['sandbox provider', () => residentMib(system.sandbox.pid)],
    ['PostgreSQL, all processes', () => familyMib(serverPid)],
  ];
  const line = (name: string, when: string, mib: number) => row({ part: 'memory', name: `${name}, ${when}`, mib });
  return {
    atRest: (): BenchRow[] => processes.map(([name, read]) => line(name, 'at rest', read())),
    async underLoad(): Promise<BenchRow[]> {
      const most = processes.map(() => 0);
      const watch = setInterval(() => {
        processes.forEach(([, read], i) => {
          most[i] = Math.max(most[i]!, read());
        });
      }, readEveryMs);
      try {
        await betLoad(system, serverPid)(connections, durationMs);
      } finally {
        clearInterval(watch);
      }
      return processes.map(([name], i) => line(name, `${connections} connections betting`, most[i]!));
    },
  };
}
