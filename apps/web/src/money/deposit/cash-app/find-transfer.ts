import { poll } from '../../../lib/polling.ts';
import { ask } from '../../../lib/query.ts';

/** At once, then every 2 s, four times in all (specification, section 4). */
const everyMs = 2_000;
const maxLooks = 4;

/**
 * Whether the transfer has come. The specified wire of this method is the other way round: 'false' is paid, 'true'
 * failed. A look that fails ends it, as if nothing had been found.
 */
export async function findTransfer(
  orderId: number,
  signal: AbortSignal,
  pauseMs = everyMs,
): Promise<'paid' | 'not found' | 'stopped'> {
  const outcome = await poll({
    look: (stop) =>
      ask('/sys/cash/findOrder', { orderId }, { silent: true, signal: stop }).then(
        ({ status }) => status,
        () => 'true' as const,
      ),
    isFinal: (status) => status !== 'wait',
    everyMs: pauseMs,
    maxLooks,
    signal,
  });
  if (outcome.ended === 'stopped') return 'stopped';
  return outcome.ended === 'final' && outcome.answer === 'false' ? 'paid' : 'not found';
}
