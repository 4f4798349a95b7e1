import { Button } from '@mantine/core';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { KeyMark } from '../../ui/key-mark.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import type { MoneyDifference } from './money-view.ts';
import { type Resolution, resolutionKeys, resolutionsOf } from './resolve-dialog.tsx';
import { useMoneyTexts } from './texts/index.ts';

export const stateTones = { open: 'late', explained: 'plain', corrected: 'good' } as const;

interface DifferencePanelProps {
  of: MoneyDifference;
  close: () => void;
  /** Where this person may settle it. */
  resolve?: (to: Resolution) => void;
}

export function DifferencePanel({ of, close, resolve }: DifferencePanelProps) {
  const t = useMoneyTexts();
  const names = { explained: t('explain'), corrected: t('correct'), open: t('reopen') };
  return (
    <SidePanel
      title={t('difference', { id: of.id })}
      close={close}
      foot={
        resolve &&
        resolutionsOf(of.state).map((to) => (
          <Button
            key={to}
            size="xs"
            variant={to === 'open' ? 'default' : 'light'}
            onClick={() => resolve(to)}
            rightSection={<KeyMark>{resolutionKeys[to]}</KeyMark>}
          >
            {names[to]}
          </Button>
        ))
      }
    >
      <Facts>
        <Fact name={t('state')}>
          <Tag tone={stateTones[of.state]}>{t(`state_${of.state}`)}</Tag>
        </Fact>
        <Fact name={t('day')}>{of.day}</Fact>
        <Fact name={t('part')}>{of.part}</Fact>
        <Fact name={t('kind')}>{t(`kind_${of.kind}`)}</Fact>
        <Fact name={t('subject')}>{of.subject}</Fact>
        <Fact name={t('ours')}>{of.ours ?? '–'}</Fact>
        <Fact name={t('theirs')}>{of.theirs ?? '–'}</Fact>
        <Fact name={t('standing')}>{of.standing ? t('stands') : t('gone')}</Fact>
        <Fact name={t('found')}>
          <Moment at={of.foundAt} />
        </Fact>
        {of.reason && <Fact name={t('reason')}>{of.reason}</Fact>}
        {of.correctedBy && <Fact name={t('correctedBy')}>{of.correctedBy}</Fact>}
        {of.decidedBy && (
          <Fact name={t('decidedBy')}>
            {of.decidedBy} {of.decidedAt && <Moment at={of.decidedAt} />}
          </Fact>
        )}
      </Facts>
    </SidePanel>
  );
}
