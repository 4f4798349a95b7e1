import { type CodeKind, useCodeName } from '../../lib/texts/names/index.ts';

/** A code in words, with the code itself as the tooltip; one without words is shown as a code. */
export function Code({ of, code }: { of: CodeKind; code: string }) {
  const name = useCodeName(of)(code);
  return name === undefined ? <code>{code}</code> : <span title={code}>{name}</span>;
}
