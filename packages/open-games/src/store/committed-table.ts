import { type Block, blockHash, linesOfBlock, pathOver, rootOver } from '../game/table-blocks.ts';
import type { ImportedMode } from '../lines/imported-mode.ts';

export interface CommittedTable {
  root: string;
  /** The block in which a line stands, counted from 0, and the way from there up to the root. */
  prove(line: number): { block: Block; path: string[] };
}

/** Reads a whole table once: 4 million lines are 62,500 hashes in memory. */
export function committedTable(mode: ImportedMode): CommittedTable {
  const leaves = Array.from({ length: Math.ceil(mode.lines / linesOfBlock) }, (_, index) =>
    blockHash(blockOf(mode, index)),
  );
  return {
    root: hex(rootOver(leaves)),
    prove(line) {
      const index = Math.floor(line / linesOfBlock);
      return { block: blockOf(mode, index), path: pathOver(leaves, index).map(hex) };
    },
  };
}

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

function blockOf(mode: ImportedMode, index: number): Block {
  const first = index * linesOfBlock;
  const count = Math.min(linesOfBlock, mode.lines - first);
  return {
    index,
    from: first === 0 ? 0n : mode.upTo(first - 1),
    lines: Array.from({ length: count }, (_, at) => ({
      upTo: mode.upTo(first + at),
      payout: mode.payoutOf(first + at),
    })),
  };
}
