import type { Game } from '@fairhouse/game-math';
import { verifyInclusion } from '@fairhouse/record-proof';
import { z } from 'zod';
import { packageDefinition } from './definition.ts';
import { openGame } from './open-game.ts';
import { type Block, blockHash, lineIn, linesOfBlock } from './table-blocks.ts';

const hex = z.string().regex(/^[0-9a-f]{64}$/);
const number64 = z
  .string()
  .regex(/^(0|[1-9]\d{0,19})$/)
  .refine((text) => BigInt(text) < 2n ** 64n);

/** That a line stands in the table which the rules of a package name: its block, and the way from there up to the root. */
export const tableProof = z.strictObject({
  definition: packageDefinition,
  mode: z.int().min(0).max(49),
  block: z.strictObject({
    index: z.int().min(0),
    from: number64,
    /** The sum of the weights up to each line, and its payout. */
    lines: z
      .array(z.tuple([number64, number64]))
      .min(1)
      .max(linesOfBlock),
  }),
  path: z.array(hex).max(30),
});
export type TableProof = z.output<typeof tableProof>;

/**
 * The game of a round that is checked from this proof alone, without the package. Playing throws where the drawn number falls on no
 * line of the block, or the block is not that of the table. Undefined for what is no such proof.
 */
export function gameOfProof(proof: unknown): Game | undefined {
  const read = tableProof.safeParse(proof);
  if (!read.success) return undefined;
  const { definition, mode, path } = read.data;
  const block = blockOf(read.data);
  return openGame(definition, (played, drawn) => {
    const line = played === mode ? lineIn(block, drawn) : undefined;
    if (!line || !isInTable(definition.modes[mode]!, block, path)) throw new RangeError('no line of the table');
    return line;
  }) as Game;
}

function blockOf({ block: { index, from, lines } }: TableProof): Block {
  return {
    index,
    from: BigInt(from),
    lines: lines.map(([upTo, payout]) => ({ upTo: BigInt(upTo), payout: BigInt(payout) })),
  };
}

function isInTable(mode: { lines: number; table: string }, block: Block, path: readonly string[]): boolean {
  const size = Math.ceil(mode.lines / linesOfBlock);
  const hashes = path.map(bytesOf);
  return verifyInclusion({ index: block.index, leaf: blockHash(block), hashes }, { size, root: bytesOf(mode.table) });
}

const bytesOf = (text: string) => Uint8Array.from(text.match(/../g)!, (pair) => Number.parseInt(pair, 16));
