import type { CashOutObstacle, QueueName } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { InLanguages } from '@fairhouse/money';
import type { SettingOf } from '../../db/setting-of.ts';
import type { Result } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import type { DecisionOf } from './queues.ts';

/** A decision whose moment has come. */
export interface DueDecision {
  /** Of the cash-out, the document, … */
  rowId: bigint;
  memberId: bigint | null;
  /** Of what was looked at. */
  contentHash: string;
  /** In the player's language where the player reads it; '' where there is none. */
  reason: string;
  values: Readonly<Record<string, string>>;
}

/** Carries a decision out under the name of anyone who made it. A repeat is refused by the state of the thing itself. */
export type CarryOut = (by: StaffPerson, decision: DueDecision) => Promise<Result<unknown>>;

/** The commands behind the decisions of every queue; to ask the player is the same in all. */
export type QueueCommands = { [Q in QueueName]: { [D in Exclude<DecisionOf<Q>, 'ask'>]: CarryOut } };

export interface QueuesDeps {
  db: Database;
  settingOf: SettingOf;
  commands: QueueCommands;
  /** Leaves the player a message, once for each `about`. */
  tellMember(
    tx: Transaction,
    message: { memberId: bigint; about: string; texts: InLanguages<string> },
  ): Promise<unknown>;
  /** What keeps the cash-outs of these members from being approved. */
  cashOutObstacles(db: Database, memberIds: bigint[]): Promise<ReadonlyMap<bigint, CashOutObstacle>>;
  log: { warn(details: object, message: string): void };
}
