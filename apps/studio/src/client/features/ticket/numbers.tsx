/** @jsxImportSource preact */
import { prizeAmount, winningFields } from './figures.ts';
import { Field, Scratch } from './scratch.tsx';
import type { TicketTable } from './use-ticket.ts';
import './numbers.css';

/** The winning numbers above, the player's own below with what each would win. */
export function Numbers({ game }: { game: TicketTable }) {
  const { definition, ticket, words, session } = game;
  const rules = definition.fields;
  if (rules.type !== 'match') return null;
  const fields = ticket?.fields.type === 'match' ? ticket.fields : null;
  const won = fields ? winningFields(fields) : new Set<number>();
  return (
    <Scratch game={game} class="lamp">
      <p class="lamp__name">{words.winning}</p>
      <div class="lamp__winning">
        {Array.from({ length: rules.winning }, (_, field) => {
          const number = fields?.winning[field];
          return (
            <Field
              key={field}
              game={game}
              field={field}
              name={number === undefined ? '' : words.winningOne(number)}
              won={won.has(field)}
              class="lamp__lit"
            >
              <b class="lamp__number figures">{number}</b>
            </Field>
          );
        })}
      </div>
      <p class="lamp__name">{words.own}</p>
      <div class="lamp__own">
        {Array.from({ length: rules.own }, (_, place) => {
          const own = fields?.own[place];
          const field = rules.winning + place;
          const prize = own ? session.money(prizeAmount(definition, own.prize, ticket!.stake)) : '';
          return (
            <Field
              key={field}
              game={game}
              field={field}
              name={own ? words.ownOne(own.number, prize) : ''}
              won={won.has(field)}
            >
              {own && (
                <>
                  <b class="lamp__number figures">{own.number}</b>
                  <span class="lamp__prize figures" style={{ '--signs': prize.length }}>
                    {prize}
                  </span>
                </>
              )}
            </Field>
          );
        })}
      </div>
    </Scratch>
  );
}
