import { z } from 'zod';

/** A file as a command answers it: it is streamed to who asked, part by part. */
export interface FileAnswer {
  /** Of the file, without anything that a header could not carry. */
  name: string;
  contentType: string;
  /** SHA-256 in hex of what it was made from: the header `x-made-from`. */
  madeFrom: string;
  parts: AsyncIterable<string | Uint8Array>;
}

export const fileAnswer = () =>
  (z.unknown() as unknown as z.ZodType<FileAnswer>).describe(
    'The file itself; the header x-made-from carries the hash',
  );
