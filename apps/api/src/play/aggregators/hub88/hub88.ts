import type { KeyObject } from 'node:crypto';
import type { Currency } from '@fairhouse/money';
import type { GameAggregator } from '../game-aggregator.ts';
import { hub88WalletRoutes } from './answer-calls.ts';
import { publicPem } from './key-pair.ts';
import { listGames } from './list-games.ts';
import { listTransactions } from './list-transactions.ts';
import { openGame } from './open-game.ts';

export interface Hub88Settings {
  operatorId: number;
  /** Without a slash at its end. */
  apiUrl: string;
  privateKey: KeyObject;
  publicKey(isLate?: boolean): Promise<KeyObject>;
  gameOrigins: readonly string[];
  currencies: readonly Currency[];
  subPartnerId: string;
  /** What one prize of a supplier may come to, in whole units of its currency. */
  prizeMost: number;
  /** Where the button "home" of a game leads. */
  lobbyUrl: string;
}

/** Hub88 (https://docs.hub88.io), its operator API of the version 2. */
export function createHub88(settings: Hub88Settings): GameAggregator {
  const id = 'hub88';
  return {
    id,
    name: 'Hub88',
    gameOrigins: settings.gameOrigins,
    listGames: () => listGames(settings),
    openGame: (game) => openGame(settings, game),
    transactions: (from, to) => listTransactions(settings, from, to),
    walletRoutes(edge, wallet) {
      const { publicKey, prizeMost } = settings;
      hub88WalletRoutes(edge, { ...wallet, vendor: id, publicKey, prizeMost });
      // For the person who sets up the integration; the sandbox asks for it as well.
      edge.get('/public-key', async (_request, reply) =>
        reply.type('application/x-pem-file').send(publicPem(settings.privateKey)),
      );
    },
  };
}
