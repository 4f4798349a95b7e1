import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

const declared = 'export function receiptOfRound(';

/**
 * Bundles a studio of which the benchmark turns receipts of rounds off and on with SIGUSR2: without one, an answer costs neither the text
 * of the receipt nor its digest, its signature and its bytes. The product has no such switch: it is put in here, where the benchmark
 * bundles the studio for itself.
 */
export const switchedReceipts: Plugin = {
  name: 'switched receipts',
  setup({ onLoad }) {
    onLoad({ filter: /\/apps\/studio\/src\/server\/fair\/receipts\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      if (source.split(declared).length !== 2) throw new Error(`${path} has no receipts to switch`);
      const contents = `${source.replace(declared, 'function signedReceiptOfRound(')}
let isOn = true;
process.on('SIGUSR2', () => { isOn = !isOn; });
export const receiptOfRound = (...asked: Parameters<typeof signedReceiptOfRound>) =>
  isOn ? signedReceiptOfRound(...asked) : (Promise.resolve(undefined) as never);
`;
      return { loader: 'ts', contents };
    });
  },
};
