import type { PlannedFault } from './case.ts';
import { type Signer, signed } from './signing.ts';

/** What a casino's sandbox says of the vendor. */
export interface SandboxVendor {
  vendorId: string;
  name: string;
  gameCode: string;
  launchUrl: string;
  reportUrl: string;
  certificationVersion: string;
  publicKey: string;
}

export interface SandboxPlayer {
  player: string;
  launchToken: string;
  launchUrl: string;
}

export interface SandboxState {
  user: string | null;
  balance: number;
  rounds: { roundId: string; staked: number; won: number; closed: boolean }[];
  /** The wallet calls of the player in their order. */
  calls: { call: string; transactionId: string | null; roundId: string | null; status: string }[];
}

/** A sandbox refused, or answered what is none. */
export class SandboxRefused extends Error {}

export interface Sandbox {
  about(): Promise<SandboxVendor>;
  newPlayer(currency: string, balance: number): Promise<SandboxPlayer>;
  launch(player: string, expired: boolean): Promise<SandboxPlayer>;
  /** Grants free rounds of so many minor units each, and answers their id. */
  grant(player: string, rounds: { count: number; stake: number; expired: boolean }): Promise<string>;
  change(player: string, change: 'end-sessions' | 'suspend'): Promise<void>;
  plan(player: string, faults: readonly PlannedFault[]): Promise<void>;
  state(player: string): Promise<SandboxState>;
  startRun(studio: string): Promise<{ runId: string }>;
  run(
    runId: string,
  ): Promise<{ done: number; total: number; failed: string[]; report: unknown; problem: string | null }>;
}

/** The casino's sandbox, at `<casino>/sandbox`, signed as calls of the wallet are. */
export function openSandbox(casino: string, signer: Signer, runKey?: string): Sandbox {
  const ask = <T>(path: string, input: object): Promise<T> => askSandbox(casino, path, input, signer, runKey);
  return {
    about: () => ask('about', {}),
    newPlayer: (currency, balance) => ask('players', { currency, balance }),
    launch: (player, expired) => ask('players/launch', { player, expired }),
    grant: async (player, rounds) =>
      (await ask<{ freeRoundsId: string }>('players/free-rounds', { player, ...rounds })).freeRoundsId,
    change: async (player, change) => void (await ask('players/change', { player, change })),
    plan: async (player, faults) => void (await ask('players/faults', { player, faults })),
    state: (player) => ask('players/state', { player }),
    startRun: (studio) => ask('certifications', { studio }),
    run: (runId) => ask('certifications/state', { runId }),
  };
}

/** Asks a sandbox something; without a signer what needs no vendor. Throws SandboxRefused with the reason. */
export async function askSandbox<T>(
  casino: string,
  path: string,
  input: object,
  signer?: Signer,
  runKey?: string,
): Promise<T> {
  const url = new URL(`/sandbox/${path}`, casino);
  const json = JSON.stringify(input);
  const { headers, body } = signer
    ? signed(signer, { path: url.pathname, body: json })
    : { headers: { 'content-type': 'application/json' }, body: json };
  let answer: Response;
  try {
    const all = runKey === undefined ? headers : { ...headers, 'x-sandbox-run': runKey };
    answer = await fetch(url, { method: 'POST', headers: all, body: body as string });
  } catch (error) {
    const { cause } = error as { cause?: { message?: string } };
    throw new SandboxRefused(`${url.origin} cannot be reached (${cause?.message ?? error}). Is the casino running?`);
  }
  const text = await answer.text();
  let said: { ok?: boolean; data?: T; reason?: string };
  try {
    said = JSON.parse(text);
  } catch {
    throw new SandboxRefused(`${url} answered HTTP ${answer.status} and no JSON. Is its sandbox on?`);
  }
  if (!said.ok) throw new SandboxRefused(said.reason ?? `${url} answered HTTP ${answer.status}. Is its sandbox on?`);
  return said.data as T;
}
