import type { CallOutput } from '@fairhouse/contract';
import { post, type Refused } from '../../lib/api.ts';
import { refreshSession, session } from '../../lib/session.ts';
import { swapHost } from './swap-host.ts';

export type Game = CallOutput<'/base/game/get'>;

export interface GameWish {
  gameId: number;
  playForFun: boolean;
  channel: 'pc' | 'mobile';
  /** Free rounds of the member, or own money; undefined where there is nothing to choose. */
  freeRounds?: 'on' | 'off' | undefined;
}

/** Why play is blocked, as the block check answers. */
export type BlockCode = Exclude<CallOutput<'/sys/sysSetting/checkBlock'>, typeof playAllowed>;

export const playAllowed = 1;

export type Opened =
  | { is: 'open'; game: Game; address: string }
  /** Only members play for money. */
  | { is: 'guest' }
  | { is: 'blocked'; cause: BlockCode }
  /** `refused` is the API's answer to the launch. */
  | { is: 'refused'; refused?: Refused; because: 'game' | 'launch' | 'setup' };

/**
 * Everything between the wish to play and the address for the frame, in the specified order: the game's details, for
 * real money the block check, the launch address, the vendor's replacement host.
 */
export async function openGame({ gameId, playForFun, channel, freeRounds }: GameWish): Promise<Opened> {
  if (!(gameId > 0)) return { is: 'refused', because: 'setup' };
  const game = await post('/base/game/get', { id: gameId }, { silent: true });
  if (!game.ok) return { is: 'refused', because: 'game', refused: game };
  return playForFun ? openForFun(game.data, channel) : openForMoney(game.data, { channel, freeRounds });
}

async function openForFun(game: Game, channel: GameWish['channel']): Promise<Opened> {
  const launch = await post('/sys/game/getTryPlayUrl', { id: game.id, channel }, { silent: true });
  if (!launch.ok) return { is: 'refused', because: 'launch', refused: launch };
  return withAddress(game, swapHost(launch.data, {}));
}

async function openForMoney(
  game: Game,
  { channel, freeRounds }: Pick<GameWish, 'channel' | 'freeRounds'>,
): Promise<Opened> {
  const now = session().status === 'unknown' ? await refreshSession() : session();
  if (now.status !== 'member') return { is: 'guest' };
  const allowed = await post('/sys/sysSetting/checkBlock', { id: now.member.id }, { silent: true });
  if (!allowed.ok) return { is: 'refused', because: 'setup' };
  if (allowed.data !== playAllowed) return { is: 'blocked', cause: allowed.data };
  const hosts = await post('/sys/gameVendor/wrapper/domain', { code: game.vendorCode }, { silent: true });
  if (!hosts.ok) return { is: 'refused', because: 'setup' };
  // Last, since its token works once and not for long.
  const launch = await post(
    '/sys/game/getLaunchUrl',
    { id: game.id, channel, ...(freeRounds && { freeRounds }) },
    { silent: true },
  );
  if (!launch.ok) return { is: 'refused', because: 'launch', refused: launch };
  return withAddress(game, swapHost(launch.data, hosts.data));
}

function withAddress(game: Game, address: string | undefined): Opened {
  return address ? { is: 'open', game, address } : { is: 'refused', because: 'launch' };
}
