import { expect, it } from 'vitest';
import type { Made, Standing } from './decisions/decisions.ts';
import { rowStanding, stillWaits } from './row-standing.ts';
import type { Row } from './types.ts';

const placed = (gone = false, decision: Partial<NonNullable<Row['decision']>> | null = null) => ({
  row: { id: 1, decision } as Row,
  gone,
});
const made = (standing: Standing) => ({ what: 'approve', standing }) as Made;

it.each([
  ['nothing decided', placed(), undefined, 'waits', true],
  ['decided here, on its way', placed(), made({ state: 'sent' }), 'sending', false],
  [
    'decided here, still to be taken back',
    placed(true),
    made({ state: 'waiting', effectiveAtMs: 1 }),
    'effectiveIn',
    false,
  ],
  ['decided here, its moment over', placed(true), made({ state: 'effective' }), 'effective', false],
  ['refused by the server at once', placed(), made({ state: 'refused', message: 'No.' }), 'refused', true],
  ['taken back here', placed(), made({ state: 'takenBack' }), 'takenBack', true],
  ['done by somebody else', placed(true), undefined, 'gone', false],
  [
    'decided by somebody else a moment ago',
    placed(false, { state: 'waiting', what: 'approve', effectiveTime: '2026-11-24T12:00:00Z' }),
    undefined,
    'effectiveIn',
    false,
  ],
])('%s', (_, row, mine, state, waits) => {
  const standing = rowStanding(row, mine);
  expect(standing.state).toBe(state);
  expect(stillWaits(standing)).toBe(waits);
});

it('what could not be carried out at its moment is no success', () => {
  const row = placed(false, { state: 'refused', outcome: 'The provider is away.' });
  expect(rowStanding(row, made({ state: 'effective' }))).toEqual({ state: 'refused', why: 'The provider is away.' });
});
