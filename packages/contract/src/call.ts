import type { z } from 'zod';
import type { StaffRight } from './desk/roles.ts';
import type { ErrorName } from './errors.ts';

/**
 * `visitor` calls need no session; `member` calls answer -2 without one. On the desk's own listener: `operator` calls
 * need a member of the staff who holds the call's permission, `deskVisitor` calls come before the sign-in. `partner` calls are on the
 * players' listener and need the session of an affiliate partner, which is neither a member's nor of the staff.
 */
export type Access = 'visitor' | 'member' | 'partner' | 'operator' | 'deskVisitor';

type RightOf<Who extends Access> = Who extends 'operator' ? StaffRight : undefined;

/** One call of the API: what goes in, what comes out, and a sentence for its reader. */
export interface Call<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Errors extends readonly ErrorName[] = readonly ErrorName[],
  Who extends Access = Access,
> {
  /** Below `/api`, exactly as the specification writes it. */
  path: `/${string}`;
  method: 'POST' | 'GET';
  access: Who;
  /** What somebody of the staff must hold to make this call; with every `operator` call, and with no other. */
  permission: RightOf<Who>;
  /** What it does, for the reader of the API's page. */
  summary: string;
  input: Input;
  /** The shape of `data` in the envelope. */
  output: Output;
  /**
   * Business outcomes besides success that this call can answer. Not listed, because any call can answer them:
   * `loginAgain` without a session where one is needed, `missingField` and `invalidField` for what the input
   * schema refuses, and the transport faults.
   */
  errors: Errors;
  /** What `data` holds with an outcome besides success; null with every outcome that is not named here. */
  refusalData?: { readonly [N in ErrorName]?: z.ZodType };
  /**
   * Each address may make few of these in a minute: they check a secret, tell whether something exists, send mail or draw a
   * picture to be read. A call whose input has a password does not compile without it.
   */
  limit?: 'guesses';
  /** Multipart with one file in the field `file`. */
  upload?: true;
  /** A page asks it by itself: a session that does nothing else is idle. */
  isNoUse?: true;
  /** Refused with `maintenance` while maintenance is on: it begins a deposit, or gives the player a bonus. */
  closedInMaintenance?: true;
  /** The command itself records that somebody of the staff looked at personal data; otherwise the desk's listener does. */
  recordsItsLook?: true;
  /** Success is the picture itself, without an envelope; errors still carry theirs. */
  answersPicture?: true;
  /** Success is a file that is streamed, without an envelope; errors still carry theirs. */
  answersFile?: true;
  /** Success is a stream of server-sent events; `output` is the data of one. Errors still carry an envelope. */
  answersEvents?: true;
}

/** The fields of an input that hold a password; an input without fields takes any key and names none. */
type HasPassword<I extends z.ZodType> = string extends keyof z.input<I>
  ? never
  : keyof z.input<I> & ('password' | 'oldPassword' | 'repassword');
type LimitOf<I extends z.ZodType> = [HasPassword<I>] extends [never] ? { limit?: 'guesses' } : { limit: 'guesses' };

/** Declares a call; POST and for members unless it says otherwise. */
export function call<
  const P extends `/${string}`,
  I extends z.ZodType,
  O extends z.ZodType,
  const E extends readonly ErrorName[] = readonly [],
  const W extends Access = 'member',
>(
  declaration: { path: P; summary: string; input: I; output: O; errors?: E; access?: W } & (W extends 'operator'
    ? { permission: StaffRight }
    : { permission?: undefined }) &
    LimitOf<I> &
    Partial<
      Pick<
        Call,
        | 'method'
        | 'upload'
        | 'answersPicture'
        | 'answersFile'
        | 'answersEvents'
        | 'refusalData'
        | 'isNoUse'
        | 'closedInMaintenance'
        | 'recordsItsLook'
      >
    >,
): Call<I, O, E, W> & { path: P } {
  // The defaults are those of E and W, which the compiler cannot conclude from their absence.
  const defaults = { method: 'POST', access: 'member' as W, errors: [] as readonly ErrorName[] as E } as const;
  const whole = { ...defaults, ...declaration, permission: declaration.permission as RightOf<W> };
  return whole.closedInMaintenance
    ? { ...whole, errors: [...whole.errors, 'maintenance'] as readonly ErrorName[] as E }
    : whole;
}
