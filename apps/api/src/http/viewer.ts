import type { SessionMember } from './session.ts';

/** Who sees a page: a member, whose own place counts, or a visitor from a country, where that is known. */
export type Viewer = { memberId: bigint } | { country: string | undefined };

interface Asked {
  member?: Pick<SessionMember, 'id'> | undefined;
  address: string;
  edgeCountry: string | undefined;
}

export function viewerOf(
  region: { countryOf(address: string, edgeCountry: string | undefined): string | undefined },
  { member, address, edgeCountry }: Asked,
): Viewer {
  return member ? { memberId: member.id } : { country: region.countryOf(address, edgeCountry) };
}
