import type { Followed } from './followed.ts';

/** Asks for one thing again; resolves with the answer. */
export type AskAgain = (it: Followed) => Promise<unknown>;

type Later = (run: () => void, inMs: number) => void;
const usualLater: Later = (run, inMs) => void setTimeout(run, inMs);

/**
 * At once at the first change; those that follow are one more question, once the one before is answered and its time is
 * over. So a busy queue asks the casino no more often than that, and the last change is always seen.
 */
export function createAskedAgain(ask: AskAgain, later: Later = usualLater): (it: Followed) => void {
  const busy = new Map<string, { again: boolean }>();

  function begin(key: string, it: Followed): void {
    const state = { again: false };
    busy.set(key, state);
    const answered = ask(it).catch(() => {});
    later(() => {
      void answered.then(() => {
        busy.delete(key);
        if (state.again) begin(key, it);
      });
    }, it.everyMs);
  }

  return (it) => {
    const key = `${it.path} ${it.queue ?? ''}`;
    const state = busy.get(key);
    if (state) state.again = true;
    else begin(key, it);
  };
}
