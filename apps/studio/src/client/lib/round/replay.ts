import { Store } from '../page/store.ts';
import { pause } from '../win/motion.ts';
import { StudioCalls } from './studio-calls.ts';
import type { Answer, Recorded, Round } from './wire.ts';

/** What a screen does in a replay in place of its player; each resolves when the screen rests. */
export interface ReplayedScreen {
  /** Plays the bet that lies on the table. */
  start(): Promise<void>;
  /** Takes an action of the round; a screen whose rounds are over at once has none. */
  takeAction?(action: string): Promise<void>;
}

/** For how long the bet is looked at before it is played, and the table before the next action is taken. */
const betSeenMs = 900;
const actionSeenMs = 1_100;

/** `waiting`: for the viewer, who goes step by step. */
export type ReplayPhase = 'running' | 'waiting' | 'over';

/** A recorded round on its way through a screen once more. */
export class Replay {
  readonly state = new Store<{ phase: ReplayPhase }>({ phase: 'running' });
  private answered = 0;
  private goOn = () => {};
  private stopped = false;

  constructor(
    readonly recorded: Recorded,
    private bySteps: boolean,
    /** Whether amounts are written as multiples of the stake. */
    readonly inMultiples = false,
  ) {}

  /** The round as it ended. */
  get end(): Round {
    return this.recorded.answers.at(-1)!;
  }

  /** What the screen's next call was answered when the round was played. */
  answer(): Round {
    const { answers } = this.recorded;
    return answers[this.answered++] ?? this.end;
  }

  async run(screen: ReplayedScreen): Promise<void> {
    await this.beat(betSeenMs);
    await screen.start();
    for (const action of this.recorded.actions) {
      await this.beat(actionSeenMs);
      await screen.takeAction?.(action);
    }
    this.state.set({ phase: 'over' });
  }

  /** Between two things that happen: a pause, or step by step, until the viewer has seen enough. */
  async beat(ms = 0): Promise<void> {
    if (!this.bySteps) await pause(ms);
    if (this.stopped) await new Promise(() => {});
    if (!this.bySteps) return;
    this.state.set({ phase: 'waiting' });
    await new Promise<void>((done) => {
      this.goOn = done;
    });
    this.state.set({ phase: 'running' });
  }

  /** Its picture is gone: nothing more of it happens. */
  stop(): void {
    this.stopped = true;
  }

  /** On to the next beat, and no further. */
  step(): void {
    this.bySteps = true;
    this.goOn();
  }
}

/** The calls of a screen in a replay: answered from the record. It has no session, so whatever else it asked would be refused. */
export class RecordedCalls extends StudioCalls {
  constructor(private readonly of: Replay) {
    super('');
  }

  override play(): Promise<Answer<Round>> {
    return Promise.resolve({ ok: true, data: this.of.answer() });
  }

  override rounds(): Promise<Answer<{ rounds: Round[]; more: boolean }>> {
    return Promise.resolve({ ok: true, data: { rounds: [], more: false } });
  }
}
