import type { Balance } from '@fairhouse/betting';
import { type Amount, amountOf, type Currency, isPositive, symbolOf, toWire, zero } from '@fairhouse/money';
import type { Member } from './member.store.ts';

export interface ProofIds {
  idcardProofId: string | null;
  idcardHoldProofId: string | null;
  addressProofId: string | null;
  paymentProofId: string | null;
}

/** What the member's user info needs of the rest of the casino. */
export interface DescribingPorts {
  balanceOf(memberId: bigint): Promise<Pick<Balance, 'cash' | 'bonus'>>;
  /** Bets still to be made before cash is free; zero without a bonus. */
  rollingAmountOf(memberId: bigint, currency: Currency): Promise<Amount>;
  proofsOf(memberId: bigint): Promise<ProofIds>;
  countryName(countryCode: string): string;
  vipOf(memberId: bigint): Promise<{ points: bigint; lifetimePoints: bigint; level: number }>;
}

/** The user info of the specification: what the client knows of the member who is logged in. */
export async function describeMember(ports: DescribingPorts, member: Member, token: string) {
  // First: it may end a bonus and move money.
  const rolling = await ports.rollingAmountOf(member.id, member.currency);
  const [balance, proofs, vip] = await Promise.all([
    ports.balanceOf(member.id),
    ports.proofsOf(member.id),
    ports.vipOf(member.id),
  ]);
  const { cash, bonus } = balance;
  return {
    id: Number(member.id),
    username: member.username,
    token,
    enabled: member.enabled ? (1 as const) : (0 as const),
    credited: member.credited ? (1 as const) : (0 as const),
    type: member.type,
    currency: member.currency,
    currencySymbol: symbolOf(member.currency),
    availableBalance: toWire(amountOf(member.currency, cash.minor + bonus.minor)),
    withdrawableBalance: toWire(isPositive(rolling) ? zero(member.currency) : cash),
    rollingAmount: toWire(rolling),
    invitationCode: member.invitationCode,
    firstName: member.firstName,
    lastName: member.lastName,
    gender: member.gender,
    countryCode: member.countryCode,
    country: ports.countryName(member.countryCode),
    stateCode: member.stateCode,
    postalCode: member.postalCode,
    city: member.city,
    address: member.address,
    email: member.email,
    emailVerified: member.emailVerified,
    mobilePrefix: member.mobilePrefix,
    mobile: member.mobile,
    // Points spent before their stakes were rolled back are owed, which is nothing to show as a balance.
    vipPoints: vip.points > 0n ? Number(vip.points) : 0,
    vipLifeTimePoints: Number(vip.lifetimePoints),
    vipLevel: vip.level,
    ...proofs,
  };
}
