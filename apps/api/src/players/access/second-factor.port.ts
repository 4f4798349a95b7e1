import type { LoginChallenge } from '@fairhouse/contract';
import type { Transaction } from '@fairhouse/database';
import type { Result } from '../../http/result.ts';

/** What the player sent back for a challenge: one of the two. */
export interface SecondFactorAnswer {
  /** Six digits of the authenticator app, or a recovery code. */
  code: string | undefined;
  /** AuthenticationResponseJSON of WebAuthn as the client sent it: JSON text, unchecked. */
  passkey: string | undefined;
}

/**
 * The second step of a log-in. Every way in comes through it: password, Facebook, Google. Anyone who fills the port keeps
 * the challenges (short-lived, unguessable, at most a few tries each, spent by the right answer) and counts wrong
 * answers by member, since somebody who knows the password can ask for any number of challenges.
 */
export interface SecondFactorPort {
  /** A fresh challenge, or undefined when the member has switched no second factor on. */
  challengeOf(memberId: bigint): Promise<LoginChallenge | undefined>;
  /**
   * Spends the challenge on a right answer and says whose it was. Refuses with `secondFactorWrong` (try again),
   * `secondFactorExpired` (unknown, spent, too old or tried too often: begin the log-in again) or `loginLocked`.
   */
  answer(challenge: string, answer: SecondFactorAnswer): Promise<Result<bigint>>;
  /** Switches every factor off, recovery codes and what is under way included; answers what there was. */
  removeAll(tx: Transaction, memberId: bigint): Promise<{ totp: boolean; passkeys: number; recoveryCodes: number }>;
}
