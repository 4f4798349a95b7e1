import type { DeskVendor, VendorPromotion } from '@fairhouse/contract/operator';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { post, waitsForSecond } from '../../lib/api.ts';
import { useMay } from '../../lib/person.ts';
import { reload, useCall } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { ExactMoney } from '../../ui/facts/exact-money.tsx';
import { Answered } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useVendorTexts } from './texts.ts';
import styles from './vendors.module.css';

/** What the vendor may have the casino pay by promotions of its own, by currency. */
export function PromotionsOfVendor({ of }: { of: DeskVendor }) {
  const t = useVendorTexts();
  const maySet = useMay()('settings.edit');
  const query = useCall('/operator/vendor/promotions', { vendor: of.id });
  const [setting, setSetting] = useState<VendorPromotion>();
  return (
    <section className={styles.week}>
      <h3>{t('promotions')}</h3>
      <p>{t('promotionsAbout')}</p>
      <Answered query={query}>
        {(rows) => (
          <PlainTable<VendorPromotion>
            label={t('promotions')}
            heads={[
              { name: t('currency'), phone: true },
              { name: t('mayGrant') },
              // On a phone the window that sets it shows it: the button would lie beyond the edge.
              { name: t('largestWin'), figures: true },
              { name: t('daily'), figures: true, phone: true },
              ...(maySet ? [{ name: t('set'), phone: true, width: '90px' }] : []),
            ]}
            rows={rows}
            rowKey={({ currency }) => currency}
            cells={(row) => [
              row.currency,
              t(row.mayGrant ? 'mayGrant_yes' : 'mayGrant_no'),
              <ExactMoney key="largestWin" value={row.largestWin} currency={row.currency} />,
              <span key="daily">
                <ExactMoney value={row.daily} currency={row.currency} />
                <br />
                <small>
                  {t('spentToday')} <ExactMoney value={row.spentToday} currency={row.currency} />
                </small>
              </span>,
              ...(maySet
                ? [
                    <Button key="set" size="xs" variant="default" onClick={() => setSetting(row)}>
                      {t('set')}
                    </Button>,
                  ]
                : []),
            ]}
          />
        )}
      </Answered>
      {setting && <PromotionDialog of={of} promotion={setting} close={() => setSetting(undefined)} />}
    </section>
  );
}

function PromotionDialog({
  of,
  promotion: { currency, mayGrant, largestWin, daily },
  close,
}: {
  of: DeskVendor;
  promotion: VendorPromotion;
  close: () => void;
}) {
  const t = useVendorTexts();
  const common = useCommonTexts();
  const amount = { kind: 'amount', currency, required: true } as const;
  return (
    <ActionDialog
      title={t('setOf', { name: of.name, currency })}
      fields={[
        {
          name: 'mayGrant',
          label: t('mayGrant'),
          kind: 'select',
          initial: mayGrant ? 'yes' : 'no',
          options: (['yes', 'no'] as const).map((value) => ({ value, label: t(`mayGrant_${value}`) })),
        },
        { name: 'largestWin', label: t('largestWin'), about: t('largestWinAbout'), initial: largestWin, ...amount },
        { name: 'daily', label: t('daily'), about: t('dailyAbout'), initial: daily, ...amount },
        {
          name: 'reason',
          label: common('reason'),
          about: common('reasonForTheRecord'),
          kind: 'area',
          required: true,
          maxLength: 500,
        },
      ]}
      submit={t('set')}
      onSubmit={async (values) => {
        const { mayGrant: granting, largestWin: win = '', daily: budget = '', reason = '' } = values;
        const bounds = { mayGrant: granting === 'yes', largestWin: win, daily: budget };
        const answer = await post('/operator/vendor/setPromotion', { vendor: of.id, currency, ...bounds, reason });
        if (!answer.ok && answer.error !== waitsForSecond) return answer.message;
        await reload('/operator/vendor/promotions');
        showToast(t(answer.ok ? 'setToast' : 'waits'), answer.ok ? 'success' : 'info');
        return undefined;
      }}
      onClose={close}
    >
      {t('setAbout')}
    </ActionDialog>
  );
}
