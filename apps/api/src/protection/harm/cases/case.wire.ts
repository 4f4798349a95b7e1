import type { HarmCase, HarmDay, HarmMarker, HarmMeasureTaken } from '@fairhouse/contract/operator';
import { amountOf, type Currency, decimalText } from '@fairhouse/money';
import type { DayRow } from '../judging/due.store.ts';
import type { Marker } from '../judging/judge.ts';
import { kinds } from '../kinds/kinds.ts';
import type { MeasureRow } from '../measures/measure.store.ts';
import type { Case } from './case.ts';

/** A marker as a person reads it: amounts in major units with their currency. */
export function markerWire({ kind, value, threshold, points, facts: kept }: Marker, currency: Currency): HarmMarker {
  const { amounts, sentence } = kinds[kind];
  const facts = Object.fromEntries(
    Object.entries(kept).map(([name, fact]) => [
      name,
      amounts.includes(name) ? `${decimalText(amountOf(currency, BigInt(fact)))} ${currency}` : fact,
    ]),
  );
  return { kind, value, threshold, points, facts, sentence: sentence(facts) };
}

export function dayWire({ day, score, level, markers }: DayRow, currency: Currency): HarmDay {
  return { day, score, level, markers: markers.map((marker) => markerWire(marker, currency)) };
}

export function measureWire({ id, takenAt, ...measure }: MeasureRow): HarmMeasureTaken {
  return { ...measure, id: Number(id), time: takenAt.toISOString() };
}

export function caseWire({ id, memberId, currency, markers, openedAt, closedAt, ...it }: Case): HarmCase {
  return {
    ...it,
    id: Number(id),
    memberId: Number(memberId),
    markers: markers.map((marker) => markerWire(marker, currency)),
    openTime: openedAt.toISOString(),
    closeTime: closedAt?.toISOString() ?? null,
  };
}
