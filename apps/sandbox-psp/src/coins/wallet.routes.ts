import { setTimeout as sleep } from 'node:timers/promises';
import { type Coin, coinNames, coins, coinUnits, isCoin } from '@fairhouse/chains';
import { type LocalChains, openTestWallet } from '@fairhouse/chains/local';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { z } from 'zod';
import { walletPage } from './wallet-page.ts';

const payment = z.object({
  coin: z.string().refine(isCoin),
  address: z.string().min(20).max(100),
  amount: z.string().max(40),
  blocks: z.coerce.number().int().min(0).max(20).default(12),
});
const query = z.object({ coin: z.string().optional(), address: z.string().optional(), amount: z.string().optional() });

/** Between two blocks after a payment, so that the player sees the confirmations come. */
const blockEveryMs = 1_000;

/** The test wallet of the local chains: it pays what it is asked to, and adds the blocks that make the payment count. */
export function walletRoutes(server: FastifyInstance, chains: LocalChains): void {
  const wallet = openTestWallet(chains);
  const known = coinNames.filter((coin) => isThere(chains, coin));

  server.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  });

  server.get('/wallet', (request, reply) => {
    const asked = query.safeParse(request.query);
    return reply.type('text/html; charset=utf-8').send(walletPage(known, asked.success ? asked.data : {}));
  });

  server.post('/wallet', async (request, reply) => {
    const parsed = payment.safeParse(request.body);
    const asked = query.safeParse(request.body);
    const fields = asked.success ? asked.data : {};
    const html = (page: string, status = 200) => reply.status(status).type('text/html; charset=utf-8').send(page);
    const units = parsed.success ? coinUnits(parsed.data.coin, parsed.data.amount) : undefined;
    if (!parsed.success || !units || !known.includes(parsed.data.coin)) {
      return html(walletPage(known, fields, { is: 'refused', why: 'Coin, address and amount are needed.' }), 422);
    }
    const { coin, address, blocks } = parsed.data;
    try {
      const txId = await wallet.pay(coin, address, units);
      void addBlocks(coin, blocks, request.log);
      return html(walletPage(known, fields, { is: 'paid', txId }));
    } catch (error) {
      return html(walletPage(known, fields, { is: 'refused', why: (error as Error).message.slice(0, 200) }), 422);
    }
  });

  async function addBlocks(coin: Coin, blocks: number, log: FastifyBaseLogger): Promise<void> {
    try {
      for (let block = 0; block < blocks; block++) {
        await sleep(blockEveryMs);
        await wallet.mine(coin, 1);
      }
    } catch (error) {
      log.warn({ err: error, coin }, 'a local chain does not produce blocks');
    }
  }
}

function isThere(chains: LocalChains, coin: Coin): boolean {
  const { chain } = coins[coin];
  if (chain === 'ethereum' || chain === 'bsc') return chains[chain] !== undefined;
  return chains.litecoin !== undefined && chain !== 'bitcoin-cash';
}
