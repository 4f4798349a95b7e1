import type { CardProvider } from '@fairhouse/payments';
import type { Sealing } from '../../../lib/sealing.ts';
import type { DepositDeps } from '../deposit.deps.ts';
import type { CardDeps } from './card.deps.ts';

/** What the casino knows of a member, as far as a billing address goes. */
interface MemberDetails {
  firstName: string;
  lastName: string;
  countryCode: string;
  stateCode: string;
  city: string;
  address: string;
  postalCode: string;
}

/** Puts the parts together; without the provider's public key, cards are entered as test numbers. */
export function openCards(
  deposits: DepositDeps,
  cardProvider: CardProvider | undefined,
  casino: {
    name: string;
    walletTokens: Sealing;
    hasStates(country: string): boolean;
    detailsOf(memberId: bigint): Promise<MemberDetails>;
  },
): CardDeps {
  const clientKey = cardProvider?.clientKey;
  return {
    ...deposits,
    cardProvider,
    cardEntry: clientKey === undefined ? { kind: 'test' } : { kind: 'sealed', clientKey },
    walletTokens: casino.walletTokens,
    merchantName: casino.name,
    hasStates: casino.hasStates,
    async billingOf(memberId) {
      const details = await casino.detailsOf(memberId);
      return {
        cardFirstName: details.firstName,
        cardLastName: details.lastName,
        cardCountry: details.countryCode,
        cardState: details.stateCode,
        cardCity: details.city,
        cardAddress: details.address,
        cardPostalCode: details.postalCode,
      };
    },
  };
}
