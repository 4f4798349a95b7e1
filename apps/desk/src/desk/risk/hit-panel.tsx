import { Button } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useMay } from '../../lib/person.ts';
import { reload } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag, type Tone } from '../../ui/facts/tag.tsx';
import { KeyMark } from '../../ui/key-mark.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { type Hit, nameOf, type PartProps } from './risk-view.ts';
import { useRiskTexts } from './texts/index.ts';
import { WayTo } from './way-to.tsx';

export const hitTones: Record<Hit['state'], Tone> = { waiting: 'late', confirmed: 'bad', falsePositive: 'plain' };

type Decision = 'confirmed' | 'falsePositive';

/** The member and the entry side by side, and what a person says about them. */
export function HitPanel({ hit, close, openMember }: PartProps & { hit: Hit; close: () => void }) {
  const t = useRiskTexts();
  const common = useCommonTexts();
  const may = useMay();
  const [deciding, setDeciding] = useState<Decision>();
  const isOpen = hit.state === 'waiting' && may('risk.decide');
  useKeys(
    { decide1: () => setDeciding('confirmed'), decide3: () => setDeciding('falsePositive') },
    { enabled: isOpen && deciding === undefined },
  );
  const names = { member: hit.username, entry: hit.entryName };
  return (
    <SidePanel
      title={t('hit', { id: hit.id })}
      close={close}
      foot={
        isOpen && (
          <>
            <Button size="xs" onClick={() => setDeciding('confirmed')} leftSection={<KeyMark>1</KeyMark>}>
              {t('same')}
            </Button>
            <Button
              size="xs"
              variant="light"
              onClick={() => setDeciding('falsePositive')}
              leftSection={<KeyMark>3</KeyMark>}
            >
              {t('another')}
            </Button>
          </>
        )
      }
    >
      <Facts>
        <Fact name={t('state')}>
          <Tag tone={hitTones[hit.state]}>{t(`hit_${hit.state}`)}</Tag>
        </Fact>
        <Fact name={t('member')}>
          <WayTo onClick={() => openMember(hit.memberId)}>{hit.username}</WayTo>
        </Fact>
        <Fact name={t('memberName')}>{hit.memberName}</Fact>
        <Fact name={t('entryName')}>{hit.entryName}</Fact>
        <Fact name={t('memberBirthday')}>{hit.memberBirthday}</Fact>
        <Fact name={t('entryBirthday')}>{hit.entryBirthday ?? '–'}</Fact>
        <Fact name={t('agrees')}>{t(hit.because === 'name' ? 'because_name' : 'because_nameAndBirthday')}</Fact>
        <Fact name={t('score')}>{hit.score}</Fact>
        <Fact name={t('list')}>
          {hit.list} {hit.reference}
        </Fact>
        <Fact name={t('time')}>
          <Moment at={hit.createTime} />
        </Fact>
        {hit.decidedBy && (
          <Fact name={t('decidedBy')}>
            {nameOf(hit.decidedBy)} {hit.decidedTime && <Moment at={hit.decidedTime} />}
          </Fact>
        )}
        {hit.reason && <Fact name={t('reason')}>{hit.reason}</Fact>}
      </Facts>
      {deciding && (
        <ActionDialog
          title={t(deciding === 'confirmed' ? 'sameTitle' : 'anotherTitle', names)}
          fields={[{ name: 'reason', label: common('reason'), kind: 'area', required: true, maxLength: 500 }]}
          submit={t(deciding === 'confirmed' ? 'same' : 'another')}
          tone={deciding === 'confirmed' ? 'red' : 'green'}
          onSubmit={async ({ reason = '' }) => {
            const answer = await post('/operator/risk/screening/decide', { id: hit.id, as: deciding, reason });
            await reload('/operator/risk/screening/list');
            return answer.ok ? undefined : answer.message;
          }}
          onClose={() => setDeciding(undefined)}
        >
          {t(deciding === 'confirmed' ? 'sameAbout' : 'anotherAbout')}
        </ActionDialog>
      )}
    </SidePanel>
  );
}
