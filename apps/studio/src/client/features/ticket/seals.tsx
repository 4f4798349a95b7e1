/** @jsxImportSource preact */
import { Emblem, emblemColours } from './emblem.tsx';
import { prizeAmount, winningFields } from './figures.ts';
import { Field, Scratch } from './scratch.tsx';
import type { TicketTable } from './use-ticket.ts';
import './seals.css';

/** Nine fields with a seal and what it is worth. */
export function Seals({ game }: { game: TicketTable }) {
  const { definition, ticket, words, session } = game;
  const fields = ticket?.fields.type === 'alike' ? ticket.fields : null;
  const won = fields ? winningFields(fields) : new Set<number>();
  const count = definition.fields.type === 'alike' ? definition.fields.fields : 0;
  return (
    <Scratch game={game} class="seals">
      {Array.from({ length: count }, (_, field) => {
        const symbol = fields?.symbols[field];
        const amount = symbol === undefined ? '' : session.money(prizeAmount(definition, symbol, ticket!.stake));
        return (
          <Field
            key={field}
            game={game}
            field={field}
            name={symbol === undefined ? '' : words.shows(words.emblems[symbol]!, amount)}
            won={won.has(field)}
          >
            {symbol !== undefined && (
              <>
                <span class="seals__wax" style={{ '--wax': emblemColours[symbol] }}>
                  <Emblem symbol={symbol} />
                </span>
                <b class="seals__amount figures" style={{ '--signs': amount.length }}>
                  {amount}
                </b>
              </>
            )}
          </Field>
        );
      })}
    </Scratch>
  );
}
