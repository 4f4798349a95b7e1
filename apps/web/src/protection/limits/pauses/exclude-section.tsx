import { Button } from '@fairhouse/ui/button.tsx';
import { ChoiceGrid } from '@fairhouse/ui/forms/choice-grid.tsx';
import { useState } from 'react';
import { openPopup } from '../../../lib/address/popups.ts';
import type { Protection } from '../../../lib/protection/use-protection.ts';
import { Section } from '../section.tsx';
import { useSafetyTexts } from '../texts/index.ts';
import { monthsText } from './pause-length.ts';

/** The first step: for how long. What it means comes before it is done. */
export function ExcludeSection({ protection: { exclusionMonths } }: { protection: Protection }) {
  const t = useSafetyTexts();
  const [months, setMonths] = useState(exclusionMonths[0]);
  if (months === undefined) return null;
  return (
    <Section title={t('excludeTitle')} text={t('excludeText')}>
      <ChoiceGrid
        label={t('howLong')}
        columns={3}
        choices={exclusionMonths.map((one) => ({ value: String(one), label: monthsText(one, t) }))}
        value={String(months)}
        onChange={(value) => setMonths(Number(value))}
      />
      <p>
        <Button variant="primary" onClick={() => openPopup('excludeSelf', { months })}>
          {t('excludeNext')}
        </Button>
      </p>
    </Section>
  );
}
