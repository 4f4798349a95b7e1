import type { Call } from '@fairhouse/contract';
import type { z } from 'zod';
import type { Language } from './language.ts';
import type { Result } from './result.ts';
import type { Operator, SessionMember, SessionPartner } from './session.ts';
import type { UploadedFile } from './uploaded-file.ts';

export interface Question<Input> {
  input: Input;
  language: Language;
  /** The address of the client: of the connection, or of a proxy's header where the proxy is trusted. */
  address: string;
  /** The country an edge that is trusted named in its header. */
  edgeCountry: string | undefined;
  userAgent: string;
  /** The token the call came with, for the few commands that end or replace it. */
  token: string | undefined;
  /** The file of an upload call. */
  file: UploadedFile | undefined;
}

type Asker<C extends Call> = C['access'] extends 'operator'
  ? { operator: Operator }
  : C['access'] extends 'deskVisitor'
    ? object
    : C['access'] extends 'visitor'
      ? { member: SessionMember | undefined }
      : C['access'] extends 'partner'
        ? { partner: SessionPartner }
        : { member: SessionMember };

export type Command<C extends Call> = (
  question: Question<z.output<C['input']>> & Asker<C>,
) => Promise<Result<z.input<C['output']>>>;

export interface Handler {
  call: Call;
  // biome-ignore lint/suspicious/noExplicitAny: `on` has checked the command against its own call.
  command: (question: any) => Promise<Result<unknown>>;
}

/** Binds a call of the contract to the command that answers it. */
export function on<C extends Call>(call: C, command: Command<C>): Handler {
  return { call, command };
}
