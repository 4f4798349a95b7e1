const lineFeed = 0x0a;

/**
 * Splits bytes that come in parts into lines and gives each to `take`, with its number from 1. A carriage return before the line
 * feed is left to the reader of the line. Answers false once a line is longer than `mostBytes`.
 */
export function splitLines(mostBytes: number, take: (line: string, number: number) => void) {
  const decoder = new TextDecoder('utf-8');
  let rest: Uint8Array[] = [];
  let restBytes = 0;
  let number = 0;

  const end = (part: Uint8Array) => {
    const bytes = rest.length === 0 ? part : Buffer.concat([...rest, part]);
    rest = [];
    restBytes = 0;
    number += 1;
    take(decoder.decode(bytes), number);
  };

  return {
    push(part: Uint8Array): boolean {
      let from = 0;
      for (let at = part.indexOf(lineFeed); at >= 0; at = part.indexOf(lineFeed, from)) {
        if (restBytes + at - from > mostBytes) return false;
        end(part.subarray(from, at));
        from = at + 1;
      }
      // Copied: the caller may use the memory again.
      if (from < part.length) rest.push(part.slice(from));
      restBytes += part.length - from;
      return restBytes <= mostBytes;
    },
    /** The last line need not end in a line feed. */
    finish(): void {
      if (restBytes > 0) end(new Uint8Array());
    },
    /** Of the line that is being read. */
    number: () => number + 1,
  };
}
