import type { Content, ContentKind, ContentOf, OperatorCallOutput } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { Language } from '../http/language.ts';
import type { Refusal, Result } from '../http/result.ts';
import type { StaffPerson } from '../http/staff-person.ts';

type Preview = OperatorCallOutput<'/operator/content/preview'>;

export interface InForce<C extends Content = Content> {
  id: number;
  /** What it goes by besides its title, where it has such a name. */
  code: string | null;
  content: C;
}

/**
 * What the handler of a kind does for what is written about it. The handler keeps what is in force, and players read it from
 * there; growth/content keeps drafts, versions and what waits for its moment.
 */
export interface ContentHandler<K extends ContentKind = ContentKind> {
  /** All there is, or the one of this id, in the order in which players see it. */
  inForce(db: Database | Transaction, id?: number): Promise<InForce<ContentOf<K>>[]>;
  /** What speaks against showing it to players. */
  refusalOf(content: ContentOf<K>): Promise<Refusal | undefined>;
  /** Writes over what is in force, or adds it. A refusal leaves everything as it was. */
  putInForce(tx: Transaction, id: number, content: ContentOf<K>, author: string): Promise<Result<null>>;
  /** What is written of it into the audit log. */
  inRecord(content: ContentOf<K>): Record<string, unknown>;
  /** As the players' call answers it. */
  preview(content: ContentOf<K>, language: Language): Promise<Extract<Preview, { kind: K }>>;
}

export type ContentHandlers = { readonly [K in ContentKind]: ContentHandler<K> };

/** The handler of a kind, for anyone who hands it only what is of that kind. */
export function handlerOf(handlers: ContentHandlers, kind: ContentKind): ContentHandler {
  return handlers[kind] as unknown as ContentHandler;
}

/**
 * Publishes at once what somebody makes of what is in force, as the command line does; a draft that is open stays as it
 * is. `change` sees what is in force, held until it is written. Answers the id.
 */
export type WriteAtOnce = <K extends ContentKind>(
  operator: StaffPerson,
  kind: K,
  id: number | undefined,
  change: (now: ContentOf<K> | undefined, tx: Transaction) => Promise<Result<ContentOf<K>>>,
) => Promise<Result<number>>;

/** Whether something with these limits is shown at a moment; a limit itself is the first moment beyond. */
export function isWithin(at: Date, from: Date | null, until: Date | null): boolean {
  return (from === null || from <= at) && (until === null || at < until);
}
