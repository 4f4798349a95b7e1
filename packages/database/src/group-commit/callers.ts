export interface Callers {
  arrived(): void;
  answered(count: number): void;
  /**
   * How many instructions must wait before they go to the database while another group is under way there: half of the
   * callers there are, `enough` at most. The other half is in that group, and nobody else comes before it is answered.
   */
  worthSendingAhead(): number;
}

/** What of the most callers seen is still believed after each group: half of it after 138 groups. */
const kept = 0.995;

/** How many callers a sender has, by the most instructions that were unanswered at once lately. */
export function countCallers(enough: number): Callers {
  let unanswered = 0;
  let callers = 0;
  return {
    arrived() {
      unanswered++;
      callers = Math.max(callers, unanswered);
    },
    answered(count) {
      unanswered -= count;
      callers = Math.max(callers * kept, unanswered);
    },
    worthSendingAhead: () => Math.min(enough, Math.ceil(callers / 2)),
  };
}
