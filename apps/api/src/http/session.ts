import type { HeldRoleName, Permission } from '@fairhouse/contract/operator';
import type { Currency } from '@fairhouse/money';

/** Who is asking, decided by the session and by nothing in the body. */
export interface SessionMember {
  id: bigint;
  sessionId: bigint;
  username: string;
  currency: Currency;
  /** 0 common, 10 agent. */
  type: number;
  vipLevel: number;
  /** Whether a deposit has been credited before. */
  credited: boolean;
  countryCode: string;
}

/** An affiliate partner who is signed in at the partner portal: neither a member nor of the staff. */
export interface SessionPartner {
  id: number;
}

export interface Sessions {
  /**
   * The member behind a token. Unknown, ended, expired and suspended are all the same: nobody. It is a use of the session
   * by default.
   */
  find(token: string, asked?: { isUse: boolean }): Promise<SessionMember | undefined>;
  /** Whether a token that finds nobody is one of a member who is suspended: its holder is told so. */
  isSuspended(token: string): Promise<boolean>;
}

/** Somebody of the staff who is signed in, read for each call: what was taken from them is gone at the next. */
export interface Operator {
  id: bigint;
  /** What audit events are signed with: `operator:<name>`. */
  name: string;
  displayName: string;
  roles: readonly HeldRoleName[];
  permissions: ReadonlySet<Permission>;
  /** The members that they are as well: nobody decides about himself. */
  memberIds: readonly bigint[];
  /** `apiKey`: no person but a system of the operator, with a part of this person's rights; the id is that of the key. */
  session: { id: bigint; kind: 'session' | 'token' | 'apiKey'; idleEndsAt: Date | null; endsAt: Date };
}

/** The token as it is, or behind `Bearer `. */
export function tokenOf(authorization: string | undefined): string | undefined {
  const token = authorization?.replace(/^Bearer /i, '').trim();
  return token && token.length <= 200 ? token : undefined;
}
