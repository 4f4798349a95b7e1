/** An order that is being made: all ids as they are to stand, and which of them were moved, the latest last. */
export interface OrderDraft {
  order: readonly number[];
  moved: readonly number[];
}

interface Placeable {
  id: number;
  pinned: boolean;
}

export function draftOf(games: readonly Placeable[]): OrderDraft {
  return { order: games.map(({ id }) => id), moved: [] };
}

/** The draft over what the server says now: what is new there comes last, what is gone is gone. */
export function inDraft<T extends Placeable>(games: readonly T[], draft: OrderDraft | undefined): readonly T[] {
  if (!draft) return games;
  const rank = new Map(draft.order.map((id, at) => [id, at]));
  const at = ({ id }: T) => rank.get(id) ?? draft.order.length;
  return games.toSorted((a, b) => Number(b.pinned) - Number(a.pinned) || at(a) - at(b));
}

/** Moves one before another, or to the end (null). */
export function moveBefore({ order, moved }: OrderDraft, id: number, before: number | null): OrderDraft {
  const others = order.filter((one) => one !== id);
  const at = before === null ? others.length : others.indexOf(before);
  if (at < 0 || id === before) return { order, moved };
  return { order: others.toSpliced(at, 0, id), moved: [...moved.filter((one) => one !== id), id] };
}

/** The same by one row among those in sight; pinned games move among the pinned. Undefined at either end. */
export function moveBy(
  draft: OrderDraft,
  inSight: readonly Placeable[],
  id: number,
  by: 1 | -1,
): OrderDraft | undefined {
  const at = inSight.findIndex((one) => one.id === id);
  const own = inSight[at];
  const other = inSight[at + by];
  if (!own || !other || own.pinned !== other.pinned) return undefined;
  if (by === -1) return moveBefore(draft, id, other.id);
  const after = draft.order[draft.order.indexOf(other.id) + 1];
  return moveBefore(draft, id, after ?? null);
}

/** The same to a place of the list as it is numbered: 1 is the first. */
export function moveTo(
  draft: OrderDraft,
  games: readonly Placeable[],
  id: number,
  place: number,
): OrderDraft | undefined {
  const own = games.find((one) => one.id === id);
  if (!own || !Number.isSafeInteger(place) || place < 1) return undefined;
  const others = games.filter((one) => one.id !== id);
  const first = others.findIndex(({ pinned }) => pinned === own.pinned);
  const last = others.findLastIndex(({ pinned }) => pinned === own.pinned);
  if (first < 0) return undefined;
  const at = Math.min(Math.max(place - 1, first), last + 1);
  return moveBefore(draft, id, others[at]?.id ?? null);
}

/** What to ask for, one after the other: from the end, so that each stands before one that is in its place already. */
export function asked({ order, moved }: OrderDraft): { id: number; before: number | null }[] {
  return order.flatMap((id, at) => (moved.includes(id) ? [{ id, before: order[at + 1] ?? null }] : [])).toReversed();
}
