import type { GameMessage as FromGame, ReportReason, SiteMessage } from '@fairhouse/contract/play';

/**
 * What a game tells us from its frame, and we it. Both sides look at the origin and at the window: nobody else is
 * heard, nobody else can listen. Of the contract's messages those that the site acts on, the balance in minor units.
 */
export type GameMessage =
  | { type: Exclude<FromGame['type'], 'balance' | 'open-game' | 'report-message'> }
  | { type: Extract<FromGame, { type: 'open-game' }>['type']; name: string }
  | Omit<Extract<FromGame, { type: 'report-message' }>, 'source'>
  | { type: Extract<FromGame, { type: 'balance' }>['type']; balance: bigint; net: bigint };

const longestName = 60;
/** Those that say nothing more. */
const plain = ['ready', 'close', 'deposit', 'limits', 'round', 'fairness', 'invite'] as const;
const reasons = ['abuse', 'spam', 'personal', 'fraud', 'other'] as const satisfies readonly ReportReason[];
const isPlain = (type: unknown): type is (typeof plain)[number] => (plain as readonly unknown[]).includes(type);

/** Reads what came; undefined for what is none of ours. */
export function readGameMessage(data: unknown): GameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { source, type, balance, net, name, message, reason } = data as Record<string, unknown>;
  if (source !== 'fairhouse-studio') return undefined;
  if (isPlain(type)) return { type };
  if (type === 'open-game' && typeof name === 'string' && name.length >= 1 && name.length <= longestName)
    return { type, name };
  const known = reasons.find((one) => one === reason);
  if (type === 'report-message' && known && typeof message === 'string' && /^\d{1,18}$/.test(message))
    return { type, message, reason: known };
  if (type === 'balance' && Number.isSafeInteger(balance) && (balance as number) >= 0 && Number.isSafeInteger(net))
    return { type, balance: BigInt(balance as number), net: BigInt(net as number) };
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

export type ReportOutcome = Extract<SiteMessage, { type: 'message-reported' }>['outcome'];

/** Tells the game the outcome of a report of a message at its table. */
export function tellReported(frame: Window, gameOrigin: string, message: string, outcome: ReportOutcome): void {
  const said: SiteMessage = { source: 'fairhouse', type: 'message-reported', message, outcome };
  frame.postMessage(said, gameOrigin);
}

/** Tells the game that money came or went outside of it. */
export function tellBalanceChanged(frame: Window, gameOrigin: string): void {
  const message: SiteMessage = { source: 'fairhouse', type: 'balance-changed' };
  frame.postMessage(message, gameOrigin);
}
