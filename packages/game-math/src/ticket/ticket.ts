import { type Fraction, numberOf } from '../fraction.ts';
import type { DeclaredFigures } from '../game.ts';
import type { FieldRules } from './fields.ts';

/**
 * So many tickets are in the box, each as likely as another, and every one goes back: one number is drawn, and the table of
 * prizes says what it wins. The fields are drawn after it, to show that prize and no other.
 */
export interface TicketDefinition {
  code: string;
  version: number;
  name: string;
  /** What a ticket returns, in hundredths of a per cent of its price: 9200 is 92.00 %. */
  returns: number;
  /** Prices are multiples of this many minor units. */
  stakeStep: number;
  tickets: number;
  fields: FieldRules;
  /** From the largest. `pays` in hundredths of the price, always whole prices; `tickets` that win it. */
  prizes: readonly { pays: number; tickets: number }[];
  declared: DeclaredFigures;
}

/** What a ticket returns of its price, how often anything and how often more than it, how far one strays in prices, and the odds of the most. */
export function ticketFigures({ tickets, prizes }: Pick<TicketDefinition, 'tickets' | 'prizes'>) {
  const sum = (of: (pays: number) => number) =>
    prizes.reduce((total, { pays, tickets: count }) => total + count * of(pays), 0);
  const shareOf = (of: (pays: number) => number, unit = 1): Fraction => ({
    part: BigInt(sum(of)),
    of: BigInt(tickets * unit),
  });
  const returned = shareOf((pays) => pays, 100);
  return {
    hitRate: shareOf((pays) => (pays > 0 ? 1 : 0)),
    profitRate: shareOf((pays) => (pays > 100 ? 1 : 0)),
    return: returned,
    deviation: Math.sqrt(sum((pays) => (pays / 100) ** 2) / tickets - numberOf(returned) ** 2),
    /** Hundredths of the price. */
    largest: prizes[0]!.pays,
    oneIn: tickets / prizes[0]!.tickets,
  };
}
