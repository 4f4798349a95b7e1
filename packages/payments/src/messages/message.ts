/** A request of ours to a provider as it is kept: without headers, its body masked. */
export interface SentMessage {
  provider: string;
  method: string;
  /** With the port; never a user or a password. */
  host: string;
  /** With the query, both masked. */
  path: string;
  body: string;
  /** As it was sent. */
  bytes: number;
}

/** What came of it. */
export type AnswerToMessage =
  | { status: number; body: string; bytes: number; tookMs: number }
  /** Nothing came; `failure` is the name of the error. */
  | { failure: string; tookMs: number };

/** Where messages to providers are kept. None of it throws, and a payment waits for none of it. */
export interface KeepMessages {
  /** Whether what is sent now is about a payment; everything else is not kept. */
  isWanted(): boolean;
  /** As the request leaves; what it answers is called once, with what came of it. */
  sent(message: SentMessage): (answer: AnswerToMessage) => void;
  /** A message could not even be written down. */
  lost(error: unknown): void;
}

/** For who keeps nothing. */
export const keepNothing: KeepMessages = { isWanted: () => false, sent: () => () => {}, lost: () => {} };

/**
 * How a field of a provider's messages is kept, by its name, wherever it stands:
 * - `code`: a word or an id; `text`: a sentence, at most 300 characters; both without what looks like a card, an account, a mail or a secret
 * - `end`: its last four characters; of a mail its first, and where it is
 * - `hidden`: nothing, nor of what is inside it
 * - a pattern: as it is where it fits
 *
 * A field without a rule is left out and counted.
 */
export type FieldRule = 'code' | 'text' | 'end' | 'hidden' | RegExp;
export type MessageFields = Readonly<Record<string, FieldRule>>;

/** What of a provider's messages is kept. */
export interface KeptFields {
  fields: MessageFields;
  /** Parts of a path that say who somebody is, and what is kept of them. */
  paths?: readonly [part: RegExp, kept: string][];
}
