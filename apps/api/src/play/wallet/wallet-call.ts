import { type Bets, type Caller, type InstructionResult, readWalletUser, type WalletUser } from '@fairhouse/betting';
import type { z } from 'zod';
import { hashOf } from './token.ts';

/** One path of the wallet that is carried out in groups: its form, and what it asks of betting. */
export interface WalletCall<I extends InSession = InSession> {
  path: string;
  input: z.ZodType<I>;
  carryOut(bets: Bets, input: I, caller: Caller): Promise<InstructionResult>;
}

export interface InSession {
  requestId: string;
  token: string;
  user: string;
  transactionId?: string;
}

/** Undefined when the user's name cannot be one of ours: then neither can the session be. */
export function callerOf(vendor: string, input: InSession): Caller | undefined {
  const user: WalletUser | undefined = readWalletUser(input.user);
  return user && { vendor, tokenHash: hashOf(input.token), user };
}

/** Keeps a call's own input type for `carryOut` and forgets it for the table of calls. */
export function walletCall<I extends InSession>(call: WalletCall<I>): WalletCall {
  return call as unknown as WalletCall;
}
