import { useKeys } from '../../lib/keys/use-keys.ts';
import { decisionKeys } from './decision-keys.ts';
import type { ListedRow } from './listed-row.ts';
import { takeBackLast } from './made-decisions.ts';
import type { Decision, QueueName, Row } from './types.ts';
import type { useQueueActs } from './use-queue-acts.tsx';

interface ActKeys {
  queue: QueueName;
  active: number | undefined;
  /** What an act is about: the selected rows, otherwise the active one. */
  subject: readonly ListedRow[];
  decisions: readonly Decision[];
  acts: ReturnType<typeof useQueueActs>;
}

/** The decisions that this person may make about a row. */
function possible(decisions: readonly Decision[], row: Row | undefined): Decision[] {
  return decisions.filter(({ name, may }) => may && row?.may.decide.includes(name));
}

/** The keys of what can be done with rows. */
export function useActKeys({ queue, active, subject, decisions, acts }: ActKeys): void {
  // A colleague may have claimed the first of them a moment ago; the keys are for the others.
  const decidable = subject.find(({ waits, row }) => waits && row.may.decide.length > 0) ?? subject[0];
  const byKey = decisionKeys(possible(decisions, decidable?.row));
  useKeys({
    claim: acts.claim,
    claimNext: acts.claimNext,
    assign: () => acts.hold('assign'),
    snooze: acts.snooze,
    escalate: () => acts.hold('escalate'),
    note: () => acts.hold('note'),
    takeBack: () => void takeBackLast(),
    decide1: () => acts.make(byKey[1]),
    decide2: () => acts.make(byKey[2]),
    decide3: () => acts.make(byKey[3]),
    decide4: () => acts.make(byKey[4]),
    ...(queue === 'alerts' ? { mute: () => acts.mute(active) } : {}),
  });
}
