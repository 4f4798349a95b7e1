import type { VelocityLimit } from '@fairhouse/contract/operator';
import { type Currency, currencyCodes } from '@fairhouse/money';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { countText, momentText } from '../../lib/formats.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { reload, useCall } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { Code } from '../../ui/facts/code.tsx';
import { ExactMoney } from '../../ui/facts/exact-money.tsx';
import { KeyMark } from '../../ui/key-mark.tsx';
import { Answered, Notice } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { stepIn } from '../../ui/table/use-row-keys.ts';
import styles from './payments.module.css';
import { nameOf } from './payments-view.ts';
import { usePaymentsTexts } from './texts/index.ts';

interface Saved {
  limits: VelocityLimit[];
  version: number | undefined;
}

/** How often and how much players may pay within an hour or a day; each change is another version, which applies at once. */
export function VelocityPart() {
  const t = usePaymentsTexts();
  const query = useCall('/operator/velocity/list', {});
  const language = useLanguage();
  return (
    <Answered query={query}>
      {({ versions: [latest] }) => (
        <>
          <Limits key={latest?.version ?? 0} limits={latest?.limits ?? []} version={latest?.version} />
          {latest && (
            <p className={styles.quiet}>
              {t('savedAs', {
                version: latest.version,
                by: nameOf(latest.by),
                time: momentText(latest.time, language),
                reason: latest.reason,
              })}
            </p>
          )}
        </>
      )}
    </Answered>
  );
}

function Limits({ limits, version }: Saved) {
  const t = usePaymentsTexts();
  const may = useMay();
  const language = useLanguage();
  const mayEdit = may('deposits.decide');
  const [at, setAt] = useState<number>();
  const [acting, setActing] = useState<{ edit: number | undefined } | { remove: number }>();
  const indices = limits.map((_, index) => index);
  useKeys({
    down: () => setAt(stepIn(indices, at, 1)),
    up: () => setAt(stepIn(indices, at, -1)),
    ...(mayEdit
      ? {
          open: () => at !== undefined && setActing({ edit: at }),
          decide2: () => setActing({ edit: undefined }),
          ...(at === undefined ? {} : { decide3: () => setActing({ remove: at }) }),
        }
      : {}),
  });
  const rows = limits.map((limit, index) => ({ limit, index }));
  return (
    <>
      {mayEdit && (
        <div className={styles.actions}>
          <Button size="xs" leftSection={<KeyMark>2</KeyMark>} onClick={() => setActing({ edit: undefined })}>
            {t('addLimit')}
          </Button>
          <Button
            size="xs"
            variant="default"
            disabled={at === undefined}
            leftSection={<KeyMark>3</KeyMark>}
            onClick={() => at !== undefined && setActing({ remove: at })}
          >
            {t('removeLimit')}
          </Button>
        </div>
      )}
      <PlainTable<(typeof rows)[number]>
        label={t('part_velocity')}
        heads={[
          { name: t('name'), phone: true },
          { name: t('kind') },
          { name: t('method') },
          { name: t('scope') },
          { name: t('hours'), figures: true },
          { name: t('mostCount'), figures: true, phone: true },
          { name: t('mostAmount'), figures: true },
          { name: t('action'), phone: true },
        ]}
        rows={rows}
        rowKey={({ index }) => index}
        cells={({ limit }) => [
          limit.name,
          t(`kind_${limit.kind}`),
          limit.method === '' ? t('anyMethod') : <Code key="method" of="method" code={limit.method} />,
          t(`scope_${limit.scope}`),
          limit.hours,
          limit.mostCount === null ? '–' : countText(limit.mostCount, language),
          limit.mostAmount === null ? (
            '–'
          ) : (
            <ExactMoney key="amount" value={limit.mostAmount} currency={limit.currency} />
          ),
          t(`action_${limit.action}`),
        ]}
        onOpen={({ index }) => {
          setAt(index);
          if (mayEdit) setActing({ edit: index });
        }}
        current={at}
        empty={<Notice title={t('noLimits')} />}
      />
      {acting && 'edit' in acting && (
        <LimitDialog saved={{ limits, version }} at={acting.edit} close={() => setActing(undefined)} />
      )}
      {acting && 'remove' in acting && (
        <RemoveDialog saved={{ limits, version }} at={acting.remove} close={() => setActing(undefined)} />
      )}
    </>
  );
}

async function save({ version }: Saved, limits: VelocityLimit[], reason: string): Promise<string | undefined> {
  const seen = version === undefined ? {} : { version };
  const answer = await post('/operator/velocity/save', { limits, reason, ...seen });
  if (!answer.ok) return answer.message;
  await reload('/operator/velocity/list');
  return undefined;
}

function LimitDialog({ saved, at, close }: { saved: Saved; at: number | undefined; close: () => void }) {
  const t = usePaymentsTexts();
  const common = useCommonTexts();
  const of = at === undefined ? undefined : saved.limits[at];
  const select = (name: string, label: string, initial: string, options: { value: string; label: string }[]) =>
    ({ name, label, kind: 'select', half: true, initial, options }) as const;
  return (
    <ActionDialog
      title={t(of ? 'editLimit' : 'addLimit')}
      size={620}
      fields={[
        {
          name: 'name',
          label: t('name'),
          kind: 'text',
          required: true,
          maxLength: 60,
          half: true,
          initial: of?.name ?? '',
        },
        select(
          'kind',
          t('kind'),
          of?.kind ?? 'deposit',
          (['deposit', 'cashOut'] as const).map((value) => ({ value, label: t(`kind_${value}`) })),
        ),
        {
          name: 'method',
          label: t('method'),
          kind: 'text',
          about: t('methodAbout'),
          half: true,
          initial: of?.method ?? '',
        },
        select(
          'currency',
          t('currency'),
          of?.currency ?? currencyCodes[0],
          currencyCodes.map((value) => ({ value, label: value })),
        ),
        select(
          'scope',
          t('scope'),
          of?.scope ?? 'player',
          (['player', 'instrument', 'origin'] as const).map((value) => ({ value, label: t(`scope_${value}`) })),
        ),
        select(
          'hours',
          t('hours'),
          String(of?.hours ?? 24),
          ['1', '24'].map((value) => ({ value, label: value })),
        ),
        { name: 'mostCount', label: t('mostCount'), kind: 'text', half: true, initial: String(of?.mostCount ?? '') },
        { name: 'mostAmount', label: t('mostAmount'), kind: 'text', half: true, initial: of?.mostAmount ?? '' },
        select(
          'action',
          t('action'),
          of?.action ?? 'review',
          (['review', 'refuse'] as const).map((value) => ({ value, label: t(`action_${value}`) })),
        ),
        { name: 'reason', label: common('reason'), kind: 'area', required: true, maxLength: 500 },
      ]}
      submit={common('save')}
      onSubmit={async ({ reason = '', ...typed }) => {
        const { mostCount = '' } = typed;
        if (mostCount !== '' && !/^[1-9]\d{0,3}$/.test(mostCount)) return t('numberWrong', { text: mostCount });
        const limit: VelocityLimit = {
          name: typed.name ?? '',
          kind: typed.kind as VelocityLimit['kind'],
          method: (typed.method ?? '').toUpperCase(),
          currency: typed.currency as Currency,
          scope: typed.scope as VelocityLimit['scope'],
          hours: typed.hours === '1' ? 1 : 24,
          mostCount: mostCount === '' ? null : Number(mostCount),
          mostAmount: typed.mostAmount || null,
          action: typed.action as VelocityLimit['action'],
        };
        const limits = of ? saved.limits.map((one, index) => (index === at ? limit : one)) : [...saved.limits, limit];
        return save(saved, limits, reason);
      }}
      onClose={close}
    >
      {t('limitAbout')}
    </ActionDialog>
  );
}

function RemoveDialog({ saved, at, close }: { saved: Saved; at: number; close: () => void }) {
  const t = usePaymentsTexts();
  const common = useCommonTexts();
  return (
    <ActionDialog
      title={t('removeTitle', { name: saved.limits[at]?.name ?? '' })}
      fields={[{ name: 'reason', label: common('reason'), kind: 'area', required: true, maxLength: 500 }]}
      submit={t('removeLimit')}
      tone="red"
      onSubmit={({ reason = '' }) =>
        save(
          saved,
          saved.limits.filter((_, index) => index !== at),
          reason,
        )
      }
      onClose={close}
    />
  );
}
