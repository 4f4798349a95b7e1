/** A round of this visit as it was shown. Minor units. */
export interface VisitedRound {
  stake: number;
  win: number;
}

/** More are not drawn: of longer visits the graph begins later. */
const most = 2_000;

/** The rounds since the game was opened, in the order in which they were shown. */
export class Visit {
  rounds: readonly VisitedRound[] = [];
  count = 0;
  /** Of the rounds that are no longer kept. */
  netBefore = 0n;
  private readonly heard = new Set<(round: VisitedRound) => void>();

  add(round: VisitedRound): void {
    this.count += 1;
    const kept = [...this.rounds, round];
    for (const gone of kept.slice(0, -most)) this.netBefore += BigInt(gone.win) - BigInt(gone.stake);
    this.rounds = kept.slice(-most);
    for (const hear of this.heard) hear(round);
  }

  onRound(hear: (round: VisitedRound) => void): () => void {
    this.heard.add(hear);
    return () => this.heard.delete(hear);
  }
}
