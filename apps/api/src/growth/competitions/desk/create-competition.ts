import type { OperatorCalls, DeskCompetition as Wire } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { type Currency, currencyCodes, isPositive, parseAmount } from '@fairhouse/money';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { databaseTime } from '../../../db/database-time.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { CompetitionsDeps } from '../competition.deps.ts';
import { gamesOf, insertCompetition } from '../competition.store.ts';
import type { Definition, StoredMoney } from '../competition.ts';
import { wholeCompetition } from '../competition.wire.ts';

type Input = z.output<OperatorCalls['/operator/competition/create']['input']>;

const dayMs = 24 * 3_600_000;
const longestDays = 92;

/** Adds a competition, which players see from now on. */
export async function createCompetition(
  { db }: Pick<CompetitionsDeps, 'db'>,
  operator: Pick<StaffPerson, 'name'>,
  { reason, ...input }: Input,
): Promise<Result<Wire>> {
  if (input.english === '' || input.filipino === '') return refuse('missingField', { field: 'the name' });
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  const definition = readDefinition(input);
  if (typeof definition === 'string') return refuse('invalidField', { field: definition });
  return inTransaction(db, async (tx) => {
    if (definition.endsAt <= (await databaseTime(tx))) return refuse('invalidField', { field: 'the end' });
    const { games } = definition;
    if (games && (await gamesOf(tx, games)).length < games.length)
      return refuse('invalidField', { field: 'the games' });
    const id = await insertCompetition(tx, definition, `operator:${operator.name}`);
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `competition:${id}`,
      command: 'competition.create',
      after: {
        ...definition,
        startsAt: definition.startsAt.toISOString(),
        endsAt: definition.endsAt.toISOString(),
        state: 'open',
        reason,
      },
    });
    return ok((await wholeCompetition(tx, id))!);
  });
}

/** What is meant, or the name of the field that is wrong. */
function readDefinition(input: Omit<Input, 'reason'>): Definition | string {
  const [startsAt, endsAt] = [new Date(input.beginTime), new Date(input.endTime)];
  if (endsAt <= startsAt || endsAt.getTime() - startsAt.getTime() > longestDays * dayMs) return 'the end';
  if (input.kind === 'tournament' && input.measure !== 'multiple') return 'the score';
  const minimumStakes = storedOf(input.minimumStakes);
  if (!minimumStakes) return 'the minimum stakes';
  const currencies = currencyCodes.filter((currency) => currency in minimumStakes);
  const prizes: StoredMoney[] = [];
  for (const [at, amounts] of input.prizes.entries()) {
    const prize = storedOf(amounts);
    const field = `the prize of place ${at + 1}`;
    if (!prize || Object.keys(prize).length !== currencies.length || currencies.some((one) => !(one in prize)))
      return field;
    // A lower place never gets more: shared places would gain by losing.
    const above = prizes.at(-1);
    if (above && currencies.some((one) => BigInt(prize[one]!) > BigInt(above[one]!))) return field;
    prizes.push(prize);
  }
  const games = [...new Set(input.games)];
  return {
    english: input.english,
    filipino: input.filipino,
    kind: input.kind,
    measure: input.measure,
    games: games.length === 0 ? null : games,
    startsAt,
    endsAt,
    rounds: input.rounds,
    minimumStakes,
    prizes,
  };
}

/** Minor units by currency; undefined where one is no amount above 0, or stands there twice. */
function storedOf(amounts: readonly { currency: Currency; amount: string }[]): StoredMoney | undefined {
  const stored: StoredMoney = {};
  for (const { currency, amount } of amounts) {
    const read = parseAmount(amount, currency);
    if (!read || !isPositive(read) || currency in stored) return undefined;
    stored[currency] = String(read.minor);
  }
  return stored;
}
