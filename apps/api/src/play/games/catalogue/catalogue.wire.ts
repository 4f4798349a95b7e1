import type { ArrangedGame, ArrangedGroup, BetLimit, CatalogueChange } from '@fairhouse/contract/operator';
import type { ArrangedRow } from './arrangement.store.ts';
import type { BetLimitRow } from './bet-limit.store.ts';
import type { Change, LatestChange } from './change.store.ts';
import type { GroupRow } from './group.store.ts';

function changedWire(latest: LatestChange | undefined) {
  return {
    version: latest?.version ?? 0,
    setBy: latest?.setBy ?? null,
    setTime: latest?.setAt.toISOString() ?? null,
  };
}

export function gameWire({ totalPlayCount, ...row }: ArrangedRow, latest: LatestChange | undefined): ArrangedGame {
  return { ...row, totalPlayCount: Number(totalPlayCount), ...changedWire(latest) };
}

export function groupWire({ position: _, ...row }: GroupRow, latest: LatestChange | undefined): ArrangedGroup {
  return { ...row, ...changedWire(latest) };
}

export function betLimitWire(row: BetLimitRow, latest: LatestChange | undefined): BetLimit {
  return { ...row, ...changedWire(latest) };
}

export function changeWire({ setAt, ...change }: Change): CatalogueChange {
  return { ...change, setTime: setAt.toISOString() };
}
