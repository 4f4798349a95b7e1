import { type CodeKind, useCodeName } from '../lib/texts/names/index.ts';

/** A code in words; one that has none as it is, and seen to be a code. */
export function Code({ of, code }: { of: CodeKind; code: string }) {
  return useCodeName(of)(code) ?? <code>{code}</code>;
}
