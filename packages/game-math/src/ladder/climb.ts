/** One round on a board. What is decided beforehand is drawn at its beginning, whatever the player will do. */
export interface Climb<Shown> {
  /** Steps that held. */
  readonly steps: number;
  /** What a take returns now, in hundredths of the stake; 0 before the first step. */
  readonly pays: number;
  /** Nothing further may be tried. */
  readonly isAtTop: boolean;
  /** What may be tried now; nothing when the top is reached. */
  tries(): string[];
  /** Whether it held. */
  step(action: string): boolean;
  /** What may be seen: all of it when the round is over, and before that nothing that is not decided yet. */
  shown(over: boolean): Shown;
}

/** 'pick:7' → 7. */
export function placeIn(action: string): number {
  return Number(action.slice('pick:'.length));
}

export function pick(place: number): string {
  return picks[place] ?? `pick:${place}`;
}

/** As many as the largest board has tiles. */
const picks = Array.from({ length: 49 }, (_, place) => `pick:${place}`);
