import type { GuardedCommand, StoredProposal } from '@fairhouse/contract/operator';
import type { Amount, Currency } from '@fairhouse/money';
import type { Result } from '../http/result.ts';
import type { StaffPerson } from '../http/staff-person.ts';

/** What an operator is about to do, shown before it is done. */
export interface Proposed {
  command: GuardedCommand;
  /** `cash-out:55`. Of one command about one subject, one proposal waits at a time. */
  subject: string;
  /** Who benefits. */
  memberId?: bigint;
  amount?: Amount;
  /** All that carrying it out takes; the second approval is bound to exactly this. */
  proposal: Record<string, unknown>;
  /** Another content makes an earlier proposal void, no matter who made it: there is but one content at a time. */
  isOnlyContent?: boolean;
}

/**
 * Does what is proposed where the policy asks for nobody else, and where this is the second approval on what somebody else
 * proposed. Otherwise it is kept as a proposal, and the answer is `waitsForSecond`. Features whose commands are under the
 * policy ask by this; desk/approvals keeps the rows.
 */
export type WithApprovals = <T>(
  operator: StaffPerson,
  proposed: Proposed,
  carryOut: () => Promise<Result<T>>,
) => Promise<Result<T>>;

/** What features whose commands are under the policy need of it. */
export interface Approvals {
  ask: WithApprovals;
  /** From which amount on, in minor units, two people decide; null: one is enough. */
  neededFrom(command: GuardedCommand, currency: Currency): Promise<bigint | null>;
  /** Who proposed what about each subject, where that was not refused and has not expired. */
  firstWords(command: GuardedCommand, subjects: readonly string[]): Promise<ReadonlyMap<string, FirstWord>>;
}

export interface FirstWord {
  maker: string;
  contentHash: string | null;
}

/** An approved proposal, whose process may have died: what was carried out already must be refused by its own state. */
export interface Approved<V extends GuardedCommand = GuardedCommand> {
  id: bigint;
  subject: string;
  /** As its schema reads it. */
  proposal: StoredProposal<V>;
  maker: Pick<StaffPerson, 'id' | 'name'>;
  checker: Pick<StaffPerson, 'id' | 'name'>;
}

/** Carries out what was approved, by command. */
export type CarryOutApproved = { [V in GuardedCommand]?: (approved: Approved<V>) => Promise<Result<unknown>> };
