import { vaults } from '@fairhouse/betting';
import type { StandingJob } from './job.ts';

/** A standing job that looks at one vault a round, however much it finds there: at all of them in turn. */
export function vaultByVault(
  { name, everyMs }: Pick<StandingJob, 'name' | 'everyMs'>,
  look: (vault: number) => Promise<unknown>,
): StandingJob {
  let next = 0;
  return {
    name,
    everyMs,
    async run() {
      const vault = next;
      next = (next + 1) % vaults;
      await look(vault);
      return 0;
    },
  };
}
