import { expect, it } from 'vitest';
import { asked, draftOf, inDraft, moveBefore, moveBy, moveTo, type OrderDraft } from './order-draft.ts';

const games = [1, 2, 3, 4, 5].map((id) => ({ id, pinned: id < 3 }));
const draft = draftOf(games);
/** What the server makes of it, one after the other. */
const carriedOut = (of: OrderDraft) =>
  asked(of).reduce<number[]>(
    (order, { id, before }) => {
      const others = order.filter((one) => one !== id);
      return others.toSpliced(before === null ? others.length : others.indexOf(before), 0, id);
    },
    games.map(({ id }) => id),
  );

it('moves among its own: the pinned ones stay the first', () => {
  expect(moveBy(draft, games, 4, -1)?.order).toEqual([1, 2, 4, 3, 5]);
  expect(moveBy(draft, games, 4, 1)?.order).toEqual([1, 2, 3, 5, 4]);
  expect(moveBy(draft, games, 3, -1)).toBeUndefined();
  expect(moveBy(draft, games, 2, 1)).toBeUndefined();
  expect(moveBy(draft, games, 5, 1)).toBeUndefined();
});

it('passes what a filter hides, without moving it', () => {
  const inSight = games.filter(({ id }) => id !== 4);
  expect(moveBy(draft, inSight, 5, -1)?.order).toEqual([1, 2, 5, 3, 4]);
  expect(moveBy(draft, inSight, 3, 1)?.order).toEqual([1, 2, 4, 5, 3]);
});

it('goes to a place as it is numbered, or as near as its own go', () => {
  expect(moveTo(draft, games, 5, 3)?.order).toEqual([1, 2, 5, 3, 4]);
  expect(moveTo(draft, games, 3, 5)?.order).toEqual([1, 2, 4, 5, 3]);
  expect(moveTo(draft, games, 5, 1)?.order).toEqual([1, 2, 5, 3, 4]);
  expect(moveTo(draft, games, 1, 4)?.order).toEqual([2, 1, 3, 4, 5]);
  expect(moveTo(draft, games, 5, 0)).toBeUndefined();
});

it('asks only for what was moved, and comes out as it was drawn', () => {
  const one = moveBefore(draft, 5, 3);
  expect(asked(one)).toEqual([{ id: 5, before: 3 }]);
  const three = moveBefore(moveBefore(one, 4, 3), 3, null);
  expect(three.moved).toEqual([5, 4, 3]);
  expect(carriedOut(three)).toEqual(three.order);
});

it('is laid over what the server says now', () => {
  const now = [...games.slice(1), { id: 9, pinned: false }];
  expect(inDraft(now, moveBefore(draft, 5, 3)).map(({ id }) => id)).toEqual([2, 5, 3, 4, 9]);
});
