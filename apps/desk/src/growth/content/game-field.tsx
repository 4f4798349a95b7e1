import { TextInput } from '@mantine/core';
import { useContentTexts } from './texts/index.ts';

/** The game that a banner or promotion opens, by its number in the catalogue. */
export function GameField({ of, set }: { of: number | null; set: (gameId: number | null) => void }) {
  const t = useContentTexts();
  return (
    <TextInput
      label={t('gameId')}
      inputMode="numeric"
      value={of === null ? '' : String(of)}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        if (/^\d{0,9}$/.test(typed)) set(Number(typed) || null);
      }}
    />
  );
}
