import type { OperatorCallOutput, SharedPot } from '@fairhouse/contract/operator';
import type { VendorPot } from '@fairhouse/contract/wallet';
import { amountOf, decimalText } from '@fairhouse/money';

type Reported = OperatorCallOutput<'/operator/catalogue/pots'>;

export interface PotsDeps {
  /** What each vendor says of the pots of its games, or that it does not; `at`: when it was asked, in milliseconds since 1970. */
  askAllPots(): Promise<readonly PotsOfVendor[]>;
}

interface PotsOfVendor {
  vendor: string;
  vendorName: string;
  said: { at: number } & ({ asked: 'answered'; pots: readonly VendorPot[] } | { asked: 'notAsked' | 'noAnswer' });
}

/** The pots as their vendors tell of them, money before play money. */
export async function listPots({ askAllPots }: PotsDeps): Promise<Reported> {
  return (await askAllPots()).flatMap(({ vendor, vendorName, said }): Reported => {
    if (said.asked === 'notAsked') return [];
    const pots = said.asked === 'answered' ? said.pots.map(potWire) : [];
    return [
      {
        vendor,
        vendorName,
        asked: said.asked,
        askedTime: new Date(said.at).toISOString(),
        pots: pots.sort((one, other) => Number(one.fun) - Number(other.fun)),
      },
    ];
  });
}

function potWire({ start, most, amount, paidInMillionths, latest, ...pot }: VendorPot): SharedPot {
  const inText = (minor: bigint | number) => decimalText(amountOf(pot.currency, BigInt(minor)));
  return {
    ...pot,
    start: inText(start),
    most: inText(most),
    amount: inText(amount),
    paidIn: inText(BigInt(paidInMillionths) / 1_000_000n),
    latest: latest.map((win) => ({ roundId: win.roundId, amount: inText(win.amount), wonTime: win.wonAt })),
  };
}
