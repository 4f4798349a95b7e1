import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

export interface Terminal {
  /** What was typed; '' when there is nothing more to read. */
  ask(question: string, how?: { hidden: boolean }): Promise<string>;
  close(): void;
}

/** Asks on the terminal, or reads the lines that were piped in. What is hidden is not shown while it is typed. */
export function openTerminal(): Terminal {
  let isHidden = false;
  const output = new Writable({
    write(chunk, _, done) {
      if (!isHidden) process.stderr.write(chunk);
      done();
    },
  });
  const reader = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY === true });
  const lines = reader[Symbol.asyncIterator]();
  return {
    async ask(question, { hidden } = { hidden: false }) {
      process.stderr.write(question);
      isHidden = hidden;
      const { value, done } = await lines.next();
      isHidden = false;
      if (hidden && process.stdin.isTTY) process.stderr.write('\n');
      return done ? '' : value.trim();
    },
    close: () => reader.close(),
  };
}
