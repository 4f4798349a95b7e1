import type { FeeRule } from '@fairhouse/contract/operator';
import { type Currency, currencyCodes } from '@fairhouse/money';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { dayText } from '../../lib/formats.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { reload, useCall } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActionDialog, type ActionField } from '../../ui/action-dialog.tsx';
import { Code } from '../../ui/facts/code.tsx';
import { ExactMoney } from '../../ui/facts/exact-money.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { KeyMark } from '../../ui/key-mark.tsx';
import { Answered, Notice } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import styles from './payments.module.css';
import { usePaymentsTexts } from './texts/index.ts';

/** What each provider takes, by the day from which it applies. */
export function FeesPart() {
  const t = usePaymentsTexts();
  const may = useMay();
  const language = useLanguage();
  const query = useCall('/operator/fee/list', {});
  const [adding, setAdding] = useState(false);
  const mayEdit = may('deposits.decide');
  useKeys(mayEdit ? { decide2: () => setAdding(true) } : {});
  return (
    <Answered query={query}>
      {({ rules, providers }) => (
        <>
          {mayEdit && (
            <div className={styles.actions}>
              <Button size="xs" leftSection={<KeyMark>2</KeyMark>} onClick={() => setAdding(true)}>
                {t('setFee')}
              </Button>
            </div>
          )}
          <PlainTable<FeeRule>
            label={t('part_fees')}
            heads={[
              { name: t('provider'), phone: true },
              { name: t('method') },
              { name: t('kind') },
              { name: t('fixed'), figures: true, phone: true },
              { name: t('share'), figures: true, phone: true },
              { name: t('least'), figures: true },
              { name: t('most'), figures: true },
              { name: t('validFrom') },
              { name: t('state') },
            ]}
            rows={rules}
            rowKey={({ id }) => id}
            cells={(rule) => [
              <Code key="provider" of="provider" code={rule.provider} />,
              rule.method === '' ? t('anyMethod') : <Code key="method" of="method" code={rule.method} />,
              t(`kind_${rule.kind}`),
              <ExactMoney key="fixed" value={rule.fixed} currency={rule.currency} />,
              t('percent', { value: rule.percent }),
              <ExactMoney key="least" value={rule.least} currency={rule.currency} />,
              rule.most === null ? '–' : <ExactMoney key="most" value={rule.most} currency={rule.currency} />,
              dayText(rule.validFrom, language),
              rule.inForce ? (
                <Tag key="state" tone="good">
                  {t('inForce')}
                </Tag>
              ) : (
                '–'
              ),
            ]}
            empty={<Notice title={t('noFees')} />}
          />
          {adding && <FeeDialog providers={providers} close={() => setAdding(false)} />}
        </>
      )}
    </Answered>
  );
}

function FeeDialog({ providers, close }: { providers: readonly string[]; close: () => void }) {
  const t = usePaymentsTexts();
  const common = useCommonTexts();
  const text = (name: string, label: string, more: Partial<ActionField> = {}): ActionField => ({
    ...{ name, label, kind: 'text' as const, half: true, maxLength: 24 },
    ...more,
  });
  const select = (name: string, label: string, options: { value: string; label: string }[]): ActionField => ({
    ...{ name, label, kind: 'select' as const, half: true, options },
    initial: options[0]?.value ?? '',
  });
  const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  const kinds = (['deposit', 'cashOut'] as const).map((value) => ({ value, label: t(`kind_${value}`) }));
  const needed = { required: true, initial: '0' };
  return (
    <ActionDialog
      title={t('setFee')}
      size={620}
      fields={[
        select('kind', t('kind'), kinds),
        select('provider', t('provider'), choices(providers)),
        text('method', t('method'), { about: t('methodAbout') }),
        select('currency', t('currency'), choices(currencyCodes)),
        text('fixed', t('fixed'), needed),
        text('percent', t('sharePercent'), needed),
        text('least', t('least'), needed),
        text('most', t('most'), { about: t('mostAbout') }),
        text('validFrom', t('validFrom'), {
          kind: 'day',
          required: true,
          initial: new Date().toISOString().slice(0, 10),
        }),
        { name: 'reason', label: common('reason'), kind: 'area', required: true, maxLength: 500 },
      ]}
      submit={common('save')}
      onSubmit={async (typed) => {
        const answer = await post('/operator/fee/save', {
          kind: typed.kind as FeeRule['kind'],
          provider: typed.provider ?? '',
          method: (typed.method ?? '').toUpperCase(),
          currency: typed.currency as Currency,
          fixed: typed.fixed ?? '',
          percent: typed.percent ?? '',
          least: typed.least ?? '',
          most: typed.most || null,
          validFrom: typed.validFrom ?? '',
          reason: typed.reason ?? '',
        });
        if (!answer.ok) return answer.message;
        await reload('/operator/fee/list');
        return undefined;
      }}
      onClose={close}
    >
      {t('feeAbout')}
    </ActionDialog>
  );
}
