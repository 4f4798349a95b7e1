import { z } from 'zod';
import type { GameToOpen, OpenedGame } from '../game-aggregator.ts';
import { askHub88, type Hub88Api } from './ask-hub88.ts';

/** A person waits for it. */
const timeoutMs = 10_000;
const demoCurrency = 'XXX';

const answered = z.object({ url: z.url().max(4_000) });

interface OpenGameSettings extends Hub88Api {
  gameOrigins: readonly string[];
  subPartnerId: string;
  lobbyUrl: string;
}

/** Asks where the game opens. An address at an origin that is not set is refused: the site would show an empty frame. */
export async function openGame(settings: OpenGameSettings, game: GameToOpen): Promise<OpenedGame> {
  const { player } = game;
  const input = {
    game_code: game.code,
    platform: game.channel === 'mobile' ? 'GPL_MOBILE' : 'GPL_DESKTOP',
    lang: game.language,
    ip: game.address,
    lobby_url: settings.lobbyUrl,
    ...(settings.subPartnerId && { sub_partner_id: settings.subPartnerId }),
    ...(player
      ? { user: player.user, token: player.token, currency: player.currency, country: player.country }
      : { currency: demoCurrency }),
  };
  try {
    const answer = await askHub88(settings, '/game/url', input, timeoutMs);
    if (!answer.ok) {
      const outcome = answer.status >= 400 && answer.status < 500 ? 'refused' : 'unknown';
      return { outcome, reason: `HTTP ${answer.status}` };
    }
    const { url } = answered.parse(await answer.json());
    if (!settings.gameOrigins.some((origin) => isAt(origin, new URL(url))))
      return { outcome: 'refused', reason: `HUB88_GAME_ORIGINS does not have ${new URL(url).origin}` };
    return { outcome: 'opened', url };
  } catch (error) {
    return { outcome: 'unknown', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** `https://*.games.example` stands for every name below it, as in the content security policy. */
function isAt(pattern: string, { origin, protocol, host }: URL): boolean {
  const [, rest] = pattern.split('*.');
  return rest === undefined ? origin === pattern : `${protocol}//` === 'https://' && host.endsWith(`.${rest}`);
}
