/** No answer and nothing that moved for so long: 60 s. */
const idleMs = 60_000;
const lookEveryMs = 1_000;
/** A studio that repeats without pauses never ends by itself. */
const mostProgress = 500;

/**
 * Waits for an answer as long as something moves: `progress` is a number that rises. Throws when nothing has moved for a minute,
 * or more than 500 steps were made without an answer.
 */
export async function untilAnswered(
  ask: (signal: AbortSignal) => Promise<Response>,
  progress: () => Promise<number> = async () => 0,
): Promise<Response> {
  const abort = new AbortController();
  let [latest, first, movedAt]: [number, number | undefined, number] = [0, undefined, performance.now()];
  let looking = false;
  const timer = setInterval(async () => {
    if (looking) return;
    looking = true;
    const now = await progress().catch(() => latest);
    looking = false;
    first ??= now;
    if (now !== latest) movedAt = performance.now();
    latest = now;
    if (latest - first > mostProgress) abort.abort(new Error(`no answer after ${mostProgress} wallet calls`));
    else if (performance.now() - movedAt > idleMs) abort.abort(new Error('no answer, and nothing moved for a minute'));
  }, lookEveryMs);
  try {
    return await ask(abort.signal);
  } finally {
    clearInterval(timer);
  }
}
