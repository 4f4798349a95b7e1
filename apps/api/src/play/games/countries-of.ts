import type { SessionMember } from '../../http/session.ts';
import type { GamesDeps } from './games.deps.ts';

interface Asked {
  address: string;
  edgeCountry: string | undefined;
  member?: Pick<SessionMember, 'countryCode'> | undefined;
}

/** The countries that are known of who asks: where they are, and where they live. Either can forbid a game. */
export function countriesOf(region: Pick<GamesDeps['region'], 'countryOf'>, asked: Asked): string[] {
  const known = [region.countryOf(asked.address, asked.edgeCountry), asked.member?.countryCode];
  return known.filter((country) => country !== undefined);
}
