import { alike, type FieldRules, type FieldsShown, type TicketDefinition } from '@fairhouse/game-math';
import { numbers } from '../../lib/texts/numbers.ts';

const figure = (least: number, most: number) => numbers({ minimumFractionDigits: least, maximumFractionDigits: most });

/** How many tickets there are for one of a prize: '66,667', '8.33'. */
export function oneInText(tickets: number, count: number): string {
  const odds = tickets / count;
  return figure(0, odds < 100 ? 2 : 0).format(odds);
}

/** How many things there are to be opened on a ticket. */
export function fieldsIn(rules: FieldRules): number {
  if (rules.type === 'alike') return rules.fields;
  return rules.type === 'match' ? rules.winning + rules.own : rules.rows;
}

/** The fields that win, once they are open. */
export function winningFields(fields: FieldsShown): ReadonlySet<number> {
  if (fields.type === 'rows') return new Set(fields.rows.flatMap((row, i) => (new Set(row).size === 1 ? [i] : [])));
  if (fields.type === 'alike') {
    const { symbols } = fields;
    const won = symbols.find((symbol) => symbols.filter((one) => one === symbol).length === alike);
    return new Set(symbols.flatMap((symbol, i) => (symbol === won ? [i] : [])));
  }
  const { winning, own } = fields;
  const at = own.findIndex(({ number }) => winning.includes(number));
  return new Set(at < 0 ? [] : [winning.indexOf(own[at]!.number), winning.length + at]);
}

/** What a prize pays at a price, in minor units. */
export function prizeAmount({ prizes }: TicketDefinition, prize: number, stake: number): number {
  return (stake * prizes[prize]!.pays) / 100;
}

/** Of a coating in so many columns and rows of patches: those that a stroke between two points takes off. Points in 0 … 1. */
export function patchesUnder(
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  radius: number,
  across: number,
): number[] {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = dx * dx + dy * dy;
  return Array.from({ length: across ** 2 }, (_, patch) => patch).filter((patch) => {
    const x = ((patch % across) + 0.5) / across;
    const y = (Math.floor(patch / across) + 0.5) / across;
    const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - fromX) * dx + (y - fromY) * dy) / length));
    return Math.hypot(x - fromX - along * dx, y - fromY - along * dy) <= radius;
  });
}
