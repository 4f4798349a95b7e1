/**
 * What a game tells us from its frame, and we it. Both sides look at the origin and at the window: nobody else is
 * heard, nobody else can listen.
 */
export type GameMessage =
  | { type: 'ready' }
  /** Minor units of the currency that is played with. */
  | { type: 'balance'; balance: bigint }
  | { type: 'close' }
  | { type: 'deposit' };

/** Reads what came; undefined for what is none of ours. */
export function readGameMessage(data: unknown): GameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { source, type, balance } = data as Record<string, unknown>;
  if (source !== 'fairhouse-studio') return undefined;
  if (type === 'ready' || type === 'close' || type === 'deposit') return { type };
  if (type === 'balance' && Number.isSafeInteger(balance) && (balance as number) >= 0) {
    return { type, balance: BigInt(balance as number) };
  }
  return undefined;
}

/** Calls `listener` for each message of the game in that frame. Answers how to stop. */
export function onGameMessage(
  frame: () => Window | null | undefined,
  gameOrigin: string,
  listener: (message: GameMessage) => void,
): () => void {
  const heard = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== gameOrigin || source === null || source !== frame()) return;
    const message = readGameMessage(data);
    if (message) listener(message);
  };
  addEventListener('message', heard);
  return () => removeEventListener('message', heard);
}

/** Tells the game that money came or went outside of it. */
export function tellBalanceChanged(frame: Window, gameOrigin: string): void {
  frame.postMessage({ source: 'fairhouse', type: 'balance-changed' }, gameOrigin);
}
