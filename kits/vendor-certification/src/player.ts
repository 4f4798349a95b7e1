import type { Sandbox, SandboxPlayer } from './sandbox.ts';
import { type Signer, signed } from './signing.ts';

export interface Reached {
  casino: string;
  signer: Signer;
  sandbox: Sandbox;
  gameCode: string;
  /** `<origin>/reports/rounds`, where the studio answers the casino. */
  reportUrl: string;
}

/** One test player of a case, whose session opens when something needs it. */
export interface CasePlayer {
  id: string;
  currency: string;
  launch: SandboxPlayer;
  token: string | undefined;
  user: string | undefined;
  /** The last round that the studio played for this player. */
  roundId: string | undefined;
  /** The free rounds that were granted last. */
  freeRoundsId: string | undefined;
  opened(): Promise<CasePlayer>;
}

export async function newCasePlayer(reached: Reached, currency: string, balance: number): Promise<CasePlayer> {
  const launch = await reached.sandbox.newPlayer(currency, balance);
  const player: CasePlayer = {
    id: launch.player,
    currency,
    launch,
    token: undefined,
    user: undefined,
    roundId: undefined,
    freeRoundsId: undefined,
    async opened() {
      if (player.token !== undefined) return player;
      const input = { requestId: 'open', launchToken: player.launch.launchToken, gameCode: reached.gameCode };
      const url = new URL('/wallet/authenticate', reached.casino);
      const { headers, body } = signed(reached.signer, { path: url.pathname, body: JSON.stringify(input) });
      const answer = await fetch(url, { method: 'POST', headers, body: body as string });
      const said = (await answer.json()) as { status: string; token?: string; user?: string };
      if (said.status !== 'OK') throw new Error(`the wallet opened no session for the case: ${said.status}`);
      player.token = said.token;
      player.user = said.user;
      return player;
    },
  };
  return player;
}
