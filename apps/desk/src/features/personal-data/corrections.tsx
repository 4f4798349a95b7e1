import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { useMay } from '../../lib/person.ts';
import { reload, useCall } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActDialog } from '../../ui/act-dialog.tsx';
import { Moment } from '../../ui/moment.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { Answered, Notice } from '../../ui/states.tsx';
import { usePersonalDataTexts } from './texts.ts';

type Correction = OperatorCallOutput<'/operator/data/corrections'>['rows'][number];
type Decision = { of: Correction; accept: boolean };

export interface CorrectionsProps {
  openMember: (id: number) => void;
}

/** The oldest first; what is decided makes room for the next. */
export function Corrections({ openMember }: CorrectionsProps) {
  const t = usePersonalDataTexts();
  const may = useMay();
  const [decision, setDecision] = useState<Decision>();
  const query = useCall('/operator/data/corrections', {});
  const words = ({ changes }: Correction) =>
    changes.map(({ field, before, after }) => t('change', { field: t(`field_${field}`), before, after })).join('; ');
  return (
    <>
      <Answered query={query}>
        {({ rows }) => (
          <PlainTable<Correction>
            label={t('corrections')}
            heads={[
              { name: t('member'), phone: true, width: '160px' },
              { name: t('changes'), phone: true },
              { name: t('asked'), width: '128px' },
              { name: t('decide'), phone: true, width: '184px' },
            ]}
            rows={rows}
            rowKey={({ id }) => id}
            cells={(row) => [
              <Button
                key="member"
                size="compact-xs"
                variant="default"
                aria-label={t('open', { username: row.username })}
                onClick={() => openMember(row.memberId)}
              >
                {row.username}
              </Button>,
              words(row),
              <Moment key="asked" at={row.askTime} />,
              may('documents.decide') && (
                <Group key="acts" gap="xs">
                  <Button size="compact-xs" onClick={() => setDecision({ of: row, accept: true })}>
                    {t('accept')}
                  </Button>
                  <Button
                    size="compact-xs"
                    color="red"
                    variant="light"
                    onClick={() => setDecision({ of: row, accept: false })}
                  >
                    {t('refuse')}
                  </Button>
                </Group>
              ),
            ]}
            empty={<Notice title={t('none')}>{t('noneAbout')}</Notice>}
          />
        )}
      </Answered>
      {decision && <DecisionDialog {...decision} words={words(decision.of)} close={() => setDecision(undefined)} />}
    </>
  );
}

function DecisionDialog({ of, accept, words, close }: Decision & { words: string; close: () => void }) {
  const t = usePersonalDataTexts();
  const common = useCommonTexts();
  return (
    <ActDialog
      title={`${t(accept ? 'accept' : 'refuse')}: ${of.username}`}
      fields={[
        {
          name: 'reason',
          label: common('reason'),
          about: t(accept ? 'acceptAbout' : 'refuseAbout'),
          kind: 'area',
          required: !accept,
          maxLength: 300,
        },
      ]}
      submit={t(accept ? 'accept' : 'refuse')}
      tone={accept ? 'green' : 'red'}
      onSubmit={async ({ reason = '' }) => {
        const answer = await post('/operator/data/decideCorrection', { id: of.id, accept, reason });
        if (!answer.ok) return answer.message;
        showToast(t(accept ? 'accepted' : 'refused'), 'success');
        await reload('/operator/data/corrections', '/operator/member/standing');
        return undefined;
      }}
      onClose={close}
    >
      <p>{words}</p>
    </ActDialog>
  );
}
