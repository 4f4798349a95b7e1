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
  const sum = (of: (multiple: number) => number) =>
    prizes.reduce((total, { pays, tickets: count }) => total + count * of(pays / 100), 0) / tickets;
  const mean = sum((multiple) => multiple);
  return {
    hitRate: sum((multiple) => (multiple > 0 ? 1 : 0)),
    profitRate: sum((multiple) => (multiple > 1 ? 1 : 0)),
    return: mean,
    deviation: Math.sqrt(sum((multiple) => multiple ** 2) - mean ** 2),
    /** Hundredths of the price. */
    largest: prizes[0]!.pays,
    oneIn: tickets / prizes[0]!.tickets,
  };
}
