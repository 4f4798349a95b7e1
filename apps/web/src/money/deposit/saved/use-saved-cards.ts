import type { CallOutput } from '@fairhouse/contract';
import { queries, useCall } from '../../../lib/query.ts';

const path = '/sys/deposit/creditcard/saved';

export type SavedCard = CallOutput<typeof path>[number];

/** The cards that the member has saved, the one used last first. */
export function useSavedCards(enabled: boolean): readonly SavedCard[] {
  return useCall(path, {}, { enabled, staleTimeMs: 0 }).data ?? [];
}

export function refreshSavedCards(): Promise<void> {
  return queries.invalidateQueries({ queryKey: [path] });
}

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mc: 'Mastercard',
  maestro: 'Maestro',
  amex: 'American Express',
};

/** 'Visa •••• 1111' */
export function cardLabel({ brand, lastFour }: Pick<SavedCard, 'brand' | 'lastFour'>): string {
  return `${brands[brand] ?? brand} •••• ${lastFour}`;
}

/** '03/2030' */
export function expiryText({ expiryMonth, expiryYear }: SavedCard): string {
  return `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`;
}
