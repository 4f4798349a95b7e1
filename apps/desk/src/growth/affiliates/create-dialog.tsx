import { type Currency, currencyCodes } from '@fairhouse/money';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useRef } from 'react';
import { post } from '../../lib/api.ts';
import { reload } from '../../lib/query.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { useAffiliateTexts } from './texts/index.ts';

/** A new partner: who it is, and which terms it has to accept. */
export function CreateDialog({ done }: { done: (id: number | undefined) => void }) {
  const t = useAffiliateTexts();
  // The window closes itself afterwards.
  const made = useRef<number>(undefined);
  return (
    <ActionDialog
      title={t('new')}
      fields={[
        { name: 'company', label: t('company'), kind: 'text', required: true, maxLength: 120 },
        { name: 'contact', label: t('contact'), kind: 'text', required: true, maxLength: 120 },
        { name: 'email', label: t('email'), kind: 'text', required: true, maxLength: 200 },
        { name: 'countryCode', label: t('country'), kind: 'text', required: true, maxLength: 2, half: true },
        {
          name: 'currency',
          label: t('currency'),
          kind: 'select',
          half: true,
          initial: 'USD',
          options: currencyCodes.map((code) => ({ value: code, label: code })),
        },
        { name: 'termsVersion', label: t('termsVersion'), kind: 'text', required: true, maxLength: 40 },
        { name: 'reason', label: t('reason'), kind: 'area', required: true, maxLength: 300 },
      ]}
      submit={t('create')}
      onSubmit={async ({
        company = '',
        contact = '',
        email = '',
        countryCode = '',
        currency,
        termsVersion = '',
        reason = '',
      }) => {
        const answer = await post('/operator/affiliate/create', {
          ...{ company, contact, email, termsVersion, reason },
          countryCode: countryCode.toUpperCase(),
          currency: currency as Currency,
        });
        if (!answer.ok) return answer.message;
        await reload('/operator/affiliate/list');
        showToast(t('created'), 'success');
        made.current = answer.data.id;
        return undefined;
      }}
      onClose={() => done(made.current)}
    />
  );
}
