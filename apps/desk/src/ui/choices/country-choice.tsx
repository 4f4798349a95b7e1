import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { codesIn, useCountries } from '../../lib/countries.ts';

interface CountryChoiceProps extends Pick<MultiSelectProps, 'size' | 'description' | 'classNames' | 'required'> {
  label: string;
  /** Codes, as a field keeps them. */
  value: string;
  set: (value: string) => void;
}

/** Countries by their names in the language of the desk; kept as codes of ISO 3166-1. */
export function CountryChoice({ value, set, ...shown }: CountryChoiceProps) {
  return (
    <MultiSelect
      {...shown}
      data={useCountries()}
      value={codesIn(value)}
      onChange={(codes) => set(codes.join(', '))}
      searchable
      maxValues={100}
      comboboxProps={{ withinPortal: true }}
    />
  );
}
