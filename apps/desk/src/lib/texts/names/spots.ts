import { useCallback } from 'react';
import { type Texts, textsOf } from '../../i18n.ts';

/** Places of a roulette table by the first word of their id: 'split-14-17' is 'Split 14, 17'. */
export const spots = {
  straight: 'Straight {numbers}',
  split: 'Split {numbers}',
  street: 'Street {numbers}',
  corner: 'Corner {numbers}',
  line: 'Six line {numbers}',
  dozen: 'Dozen {numbers}',
  column: 'Column {numbers}',
  red: 'Red',
  black: 'Black',
  even: 'Even',
  odd: 'Odd',
  low: 'Low (1 to 18)',
  high: 'High (19 to 36)',
};

const fil: Texts<keyof typeof spots> = {
  straight: 'Straight {numbers}',
  split: 'Split {numbers}',
  street: 'Street {numbers}',
  corner: 'Corner {numbers}',
  line: 'Six line {numbers}',
  dozen: 'Dosena {numbers}',
  column: 'Kolum {numbers}',
  red: 'Pula',
  black: 'Itim',
  even: 'Even',
  odd: 'Odd',
  low: 'Low (1 hanggang 18)',
  high: 'High (19 hanggang 36)',
};

const useTexts = textsOf({ en: spots, fil });

/** A place of a roulette table in words; 37 is the double zero. */
export function useSpotName(): (spot: string) => string {
  const t = useTexts();
  return useCallback(
    (spot) => {
      const [type = '', ...numbers] = spot.split('-');
      if (!Object.hasOwn(spots, type)) return spot;
      return t(type as keyof typeof spots, { numbers: numbers.map((one) => (one === '37' ? '00' : one)).join(', ') });
    },
    [t],
  );
}
