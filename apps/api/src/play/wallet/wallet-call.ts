import type { z } from 'zod';
import { hashOf } from './token.ts';
import type { Caller, WalletAct } from './wallet.acts.ts';
import { readWalletUser, type WalletUser } from './wallet-user.ts';

/** One path of the wallet that is carried out in groups: its form, and the act it asks for. */
export interface WalletCall<I extends InSession = InSession> {
  path: string;
  input: z.ZodType<I>;
  actOf(input: I, caller: Caller): WalletAct;
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

/** Keeps a call's own input type for `actOf` and forgets it for the table of calls. */
export function walletCall<I extends InSession>(call: WalletCall<I>): WalletCall {
  return call as unknown as WalletCall;
}
