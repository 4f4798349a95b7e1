import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { Money } from '../../ui/facts/money.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import type { Tally } from './groups-view.ts';
import { useGroupTexts } from './texts/index.ts';

const tones = { waiting: 'late', done: 'good', refused: 'plain', failed: 'bad' } as const;

interface CampaignTalliesProps {
  label: string;
  tallies: readonly Tally[];
  /** Of a dry run: nobody has an outcome yet. */
  isDry?: boolean;
}

/** How many have which outcome and why, by currency, with what it comes to. */
export function CampaignTallies({ label, tallies, isDry }: CampaignTalliesProps) {
  const t = useGroupTexts();
  const language = useLanguage();
  const nameOf = (outcome: Tally['outcome']) =>
    isDry ? t(outcome === 'waiting' ? 'wouldReach' : 'wouldNot') : t(`outcome_${outcome}`);
  return (
    <PlainTable
      label={label}
      heads={[
        { name: t('outcome'), phone: true },
        { name: t('currency'), phone: true },
        { name: t('count'), figures: true, phone: true },
        { name: isDry ? t('cost') : t('amount'), figures: true, phone: true },
      ]}
      rows={tallies}
      rowKey={({ outcome, reason, currency }) => `${outcome} ${reason} ${currency}`}
      cells={({ outcome, reason, currency, members, amount }) => [
        <span key="outcome">
          <Tag tone={isDry && outcome === 'waiting' ? 'good' : tones[outcome]}>{nameOf(outcome)}</Tag>{' '}
          {reason && t(`reason_${reason}`)}
        </span>,
        currency,
        countText(members, language),
        amount === null ? '–' : <Money key="amount" value={amount} currency={currency} />,
      ]}
      empty={t('noMembers')}
    />
  );
}
