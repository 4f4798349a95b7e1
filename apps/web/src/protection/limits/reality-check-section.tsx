import { Button } from '@fairhouse/ui/button.tsx';
import { ChoiceGrid } from '@fairhouse/ui/forms/choice-grid.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { useProtectionWords } from '../../lib/protection/texts/index.ts';
import { minutesText } from '../../lib/protection/time-text.ts';
import { type Protection, refreshProtection } from '../../lib/protection/use-protection.ts';
import { Section } from './section.tsx';
import { useSafetyTexts } from './texts/index.ts';

const offered = [15, 20, 30, 45, 60];

/** How often the game waits and says what was played. */
export function RealityCheckSection({ protection: { realityCheck, jurisdiction } }: { protection: Protection }) {
  const t = useSafetyTexts();
  const words = useProtectionWords();
  const { minutes, least, most, mandatory } = realityCheck;
  const now = minutes ?? 0;
  const [chosen, setChosen] = useState<number>();
  const [busy, setBusy] = useState(false);

  const choices = [...new Set([...offered, least, most, ...(now > 0 ? [now] : [])])]
    .filter((one) => one === now || (one >= least && one <= most))
    .sort((one, other) => one - other);

  async function save(next: number): Promise<void> {
    setBusy(true);
    const answer = await post('/sys/protection/setRealityCheck', { minutes: next });
    setBusy(false);
    if (!answer.ok) return showToast(answer.message);
    showToast(t('realitySaved'), 'success');
    await refreshProtection();
    setChosen(undefined);
  }

  return (
    <Section
      title={t('realityTitle')}
      text={`${t('realityText')}${mandatory ? ` ${t('realityNeeded', { place: jurisdiction.name })}` : ''}`}
    >
      <ChoiceGrid
        label={t('every')}
        columns={3}
        choices={[
          ...choices.map((one) => ({ value: String(one), label: minutesText(one, words) })),
          ...(mandatory ? [] : [{ value: '0', label: t('never') }]),
        ]}
        value={String(chosen ?? now)}
        onChange={(value) => setChosen(Number(value))}
      />
      <p>
        <Button
          busy={busy}
          disabled={chosen === undefined || chosen === now}
          onClick={() => chosen !== undefined && void save(chosen)}
        >
          {t('save')}
        </Button>
      </p>
    </Section>
  );
}
