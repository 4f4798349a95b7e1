import type { ProviderMessage } from '@fairhouse/contract/operator';
import { expect, it } from 'vitest';
import { inLines, outcomeOf } from './message-words.ts';

const message = (fields: Partial<ProviderMessage>) =>
  ({ status: null, failure: null, refused: null, ...fields }) as ProviderMessage;

it.each([
  [{ status: 200 }, 'status', 'good'],
  [{ status: 404 }, 'status', 'late'],
  [{ status: 503 }, 'status', 'bad'],
  [{ failure: 'TimeoutError' }, 'failed', 'bad'],
  [{}, 'noAnswer', 'late'],
  [{ status: 401, refused: 'badSignature' as const }, 'refused', 'bad'],
])('what came of %j is %s', (fields, outcome, tone) => {
  expect(outcomeOf(message(fields))).toEqual({ outcome, tone });
});

it('breaks JSON into lines, and leaves anything else', () => {
  expect(inLines('{"id":"a","…":2}')).toBe('{\n  "id": "a",\n  "…": 2\n}');
  expect(inLines('{"id":"a…')).toBe('{"id":"a…');
  expect(inLines('Bad gateway')).toBe('Bad gateway');
});
