import type { PlayCall, PlayOutput, RoundCall } from '@fairhouse/contract/play';
import { callRepeatedly, type Waiting } from './repeat-call.ts';
import type {
  Answer,
  AnsweredBet,
  NextSeed,
  NumbersUsed,
  Opened,
  OpenedReplay,
  PotAnswer,
  Recorded,
  Refusal,
  Rotated,
  Round,
  RoundRecord,
  SeedInUse,
  SessionTotals,
  TableStanding,
} from './wire.ts';

const timeOutMs = 15_000;

const offline: Refusal = { code: 'OFFLINE', message: '' };

/** The calls of the studio's server, all of them bound to the session that the launch opened. */
export class StudioCalls {
  onWaiting: (waiting: Waiting | null) => void = () => {};

  constructor(readonly session: string) {}

  /** The server's clock is read from its answer, so that the session time does not hang on the device's. */
  async open(): Promise<{ answer: Answer<Opened>; serverTime: number }> {
    let serverTime = Date.now();
    const answer = await this.withRetries<Opened>('open', {}, (response) => {
      serverTime = Date.parse(response.headers.get('date') ?? '') || serverTime;
    });
    return { answer, serverTime };
  }

  /** A call that carries its own play id: repeated after a lost answer until the round is known. */
  play(call: RoundCall, body: object): Promise<Answer<Round>> {
    return this.withRetries<Round>(call, { ...body, playId: crypto.randomUUID() });
  }

  balance(): Promise<Answer<{ balance: number; session: SessionTotals }>> {
    return this.withRetries('balance', {});
  }

  pot(): Promise<Answer<PotAnswer>> {
    return this.once('pot', {});
  }

  numbers(serverSeedHash: string, from: number): Promise<Answer<NumbersUsed>> {
    return this.withRetries('numbers', { serverSeedHash, from });
  }

  rounds(before?: string, size = 20): Promise<Answer<{ rounds: Round[]; more: boolean }>> {
    return this.withRetries('rounds', before ? { before, size } : { size });
  }

  round(roundId: string): Promise<Answer<Omit<RoundRecord, 'round'> & { round: Round }>> {
    return this.withRetries('round', { roundId });
  }

  replay(roundId: string): Promise<Answer<Recorded>> {
    return this.withRetries('replay', { roundId });
  }

  /** Never repeated by itself: a ticket is taken once. */
  openReplay(ticket: string): Promise<Answer<OpenedReplay>> {
    return this.once('openReplay', { ticket });
  }

  setClientSeed(clientSeed: string): Promise<Answer<SeedInUse>> {
    return this.once('seed', { clientSeed });
  }

  /** The same change again, after a lost answer, changes nothing more. */
  rotateSeeds(next: NextSeed): Promise<Answer<Rotated>> {
    return this.withRetries('rotate', next);
  }

  /** Where the shared table of the session stands, with the player's own bets. */
  table(): Promise<Answer<TableStanding>> {
    return this.once('table', {});
  }

  clock(): Promise<Answer<{ now: string }>> {
    return this.once('clock', {});
  }

  /** A bet in a shared round: repeated after a lost answer until it is known whether it is in the round. */
  place(round: number, bet: unknown): Promise<Answer<AnsweredBet>> {
    return this.withRetries('place', { playId: crypto.randomUUID(), round, bet });
  }

  takeBack(betId: string): Promise<Answer<AnsweredBet>> {
    return this.withRetries('takeBack', { betId });
  }

  cashOut(betId: string): Promise<Answer<AnsweredBet>> {
    return this.withRetries('cashOut', { betId });
  }

  /** What the studio signs of the player's bets in a shared round that is over. */
  receipts(round: number): Promise<Answer<PlayOutput<'receipts'>>> {
    return this.once('receipts', { round });
  }

  /** Never repeated by itself: it would be said twice. */
  say(text: string): Promise<Answer<unknown>> {
    return this.once('say', { text });
  }

  /** What happens at tables, shown for as long as the answer lasts; throws when there is none. */
  stream(tables: readonly string[], signal: AbortSignal): Promise<Response> {
    const asked = new URLSearchParams({ tables: tables.join(',') });
    return fetch(`/live/stream?${asked}`, { headers: { 'x-play-session': this.session }, signal });
  }

  private withRetries<T>(call: PlayCall, body: object, look?: (response: Response) => void): Promise<Answer<T>> {
    const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
    return callRepeatedly(
      () => this.once<T>(call, body, look),
      sleep,
      (waiting) => this.onWaiting(waiting),
    );
  }

  private async once<T>(call: PlayCall, body: object, look?: (response: Response) => void): Promise<Answer<T>> {
    try {
      const response = await fetch(`/play/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-play-session': this.session },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeOutMs),
      });
      look?.(response);
      const answer: unknown = await response.json();
      return isAnswer<T>(answer) ? answer : { ok: false, error: offline };
    } catch {
      return { ok: false, error: offline };
    }
  }
}

/** A proxy in between can answer with something of its own; that counts as no answer. */
function isAnswer<T>(value: unknown): value is Answer<T> {
  return typeof value === 'object' && value !== null && typeof (value as { ok?: unknown }).ok === 'boolean';
}
