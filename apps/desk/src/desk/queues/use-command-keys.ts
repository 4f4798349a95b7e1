import { useKeys } from '../../lib/keys/use-keys.ts';
import { decisionKeys } from './decisions/decision-keys.ts';
import { takeBackLast } from './decisions/made-decisions.ts';
import type { ListedRow } from './listed-row.ts';
import type { Decision, QueueName, Row } from './types.ts';
import type { useQueueCommands } from './use-queue-commands.tsx';

interface CommandKeys {
  queue: QueueName;
  active: number | undefined;
  /** What a command is about: the selected rows, otherwise the active one. */
  subject: readonly ListedRow[];
  decisions: readonly Decision[];
  commands: ReturnType<typeof useQueueCommands>;
}

/** The decisions that this person may make about a row. */
function possible(decisions: readonly Decision[], row: Row | undefined): Decision[] {
  return decisions.filter(({ name, may }) => may && row?.may.decide.includes(name));
}

/** The keys of what can be done with rows. */
export function useCommandKeys({ queue, active, subject, decisions, commands }: CommandKeys): void {
  // A colleague may have claimed the first of them a moment ago; the keys are for the others.
  const decidable = subject.find(({ waits, row }) => waits && row.may.decide.length > 0) ?? subject[0];
  const byKey = decisionKeys(possible(decisions, decidable?.row));
  useKeys({
    claim: commands.claim,
    claimNext: commands.claimNext,
    assign: () => commands.hold('assign'),
    snooze: commands.snooze,
    escalate: () => commands.hold('escalate'),
    note: () => commands.hold('note'),
    takeBack: () => void takeBackLast(),
    decide1: () => commands.make(byKey[1]),
    decide2: () => commands.make(byKey[2]),
    decide3: () => commands.make(byKey[3]),
    decide4: () => commands.make(byKey[4]),
    ...(queue === 'alerts' ? { mute: () => commands.mute(active) } : {}),
  });
}
