import { logVerifiers, openHead, type PublishedKey, readHead, toBase64 } from '@fairhouse/record-proof';

export interface ShownHead {
  size: number;
  root: string;
  at: string | undefined;
  /** By a published key of the log. */
  isSigned: boolean;
}

/** What a signed note says, and whether a published key has signed it. Undefined when it is none. */
export function openLogHead(note: string, keys: readonly PublishedKey[]): ShownHead | undefined {
  const head = readHead(note);
  if (!head) return undefined;
  const { size, root, at } = head;
  return { size, root: toBase64(root), at, isSigned: openHead(note, logVerifiers(keys)) !== undefined };
}
