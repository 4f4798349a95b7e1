import type { AffiliateTurn } from '@fairhouse/contract/operator';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { post, waitsForSecond } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { reload, useCall } from '../../lib/query.ts';
import { ActionDialog, type ActionField } from '../../ui/action-dialog.tsx';
import { destinationFields, type Method, monthsFrom, monthText, type Partner } from './affiliates-view.ts';
import { useAffiliateTexts } from './texts/index.ts';

export type PartnerDecision = AffiliateTurn | 'setTerms' | 'invite' | 'adjust' | 'newLink' | 'replay';

interface DialogProps {
  of: Partner;
  decision: PartnerDecision;
  close: () => void;
}

type Answer = { ok: true } | { ok: false; error: number; message: string };

/** Shows the outcome of a decision, and reads the partner again. */
function useFinish() {
  const t = useAffiliateTexts();
  return async (answer: Answer, done: string): Promise<string | undefined> => {
    await reload(
      '/operator/affiliate/get',
      '/operator/affiliate/list',
      '/operator/approval/list',
      '/operator/queue/summary',
    );
    if (answer.ok) showToast(done, 'success');
    else if (answer.error === waitsForSecond) showToast(t('waits'), 'info');
    else return answer.message;
    return undefined;
  };
}

/** A decision about a partner, with its reason. */
export function PartnerDialog(props: DialogProps) {
  return props.decision === 'setTerms' ? <TermsDialog {...props} /> : <SimpleDialog {...props} />;
}

function SimpleDialog({ of, decision, close }: DialogProps) {
  const t = useAffiliateTexts();
  const finish = useFinish();
  const [requestKey] = useState(() => crypto.randomUUID());
  const reasonField: ActionField = { name: 'reason', label: t('reason'), kind: 'area', required: true, maxLength: 300 };
  const { id } = of;
  if (decision === 'newLink') {
    return (
      <ActionDialog
        title={t('newLink')}
        fields={[{ name: 'label', label: t('linkName'), kind: 'text', required: true, maxLength: 80 }]}
        submit={t('newLink')}
        onSubmit={async ({ label = '' }) =>
          finish(await post('/operator/affiliate/saveLink', { affiliateId: id, label, isActive: true }), t('done'))
        }
        onClose={close}
      />
    );
  }
  if (decision === 'adjust') {
    return (
      <ActionDialog
        title={t('adjust')}
        fields={[
          { name: 'amount', label: `${t('amount')} (${of.currency})`, kind: 'text', required: true, maxLength: 20 },
          reasonField,
        ]}
        submit={t('adjust')}
        onSubmit={async ({ amount = '', reason = '' }) =>
          finish(
            await post('/operator/affiliate/adjust', { id, amount: amount.replace(',', '.'), reason, requestKey }),
            t('done'),
          )
        }
        onClose={close}
      >
        {t('adjustAbout')}
      </ActionDialog>
    );
  }
  if (decision === 'invite' || decision === 'replay') {
    const run = async (reason: string) =>
      decision === 'invite'
        ? finish(await post('/operator/affiliate/invite', { id, reason }), t('invited'))
        : finish(await post('/operator/affiliate/replayPostbacks', { id, reason }), t('done'));
    return (
      <ActionDialog
        title={t(decision)}
        fields={[reasonField]}
        submit={t(decision)}
        onSubmit={({ reason = '' }) => run(reason)}
        onClose={close}
      >
        {decision === 'invite' && t('inviteAbout')}
      </ActionDialog>
    );
  }
  const turn = decision as AffiliateTurn;
  return (
    <ActionDialog
      title={`${t(`turn_${turn}`)}: ${of.company}`}
      fields={[reasonField]}
      submit={t(`turn_${turn}`)}
      tone={turn === 'end' || turn === 'suspend' ? 'red' : 'green'}
      onSubmit={async ({ reason = '' }) =>
        finish(await post('/operator/affiliate/turn', { id, turn, reason }), t('done'))
      }
      onClose={close}
    >
      {t(`turnAbout_${turn}`)}
    </ActionDialog>
  );
}

function TermsDialog({ of, close }: DialogProps) {
  const t = useAffiliateTexts();
  const language = useLanguage();
  const finish = useFinish();
  const [method, setMethod] = useState<Method>('BANK_CARD');
  const plans = useCall('/operator/affiliate/plans', {});
  const possible = (plans.data ?? []).filter(({ definition }) => definition.currency === of.currency);
  if (!plans.data) return null;
  const months = monthsFrom(Date.now(), 4);
  return (
    <ActionDialog
      title={`${t('setTerms')}: ${of.company}`}
      fields={[
        {
          name: 'plan',
          label: t('plan'),
          kind: 'select',
          initial: possible[0] ? `${possible[0].id}:${possible[0].version}` : '',
          options: possible.map(({ id, name, version }) => ({
            value: `${id}:${version}`,
            label: `${name} · ${version}`,
          })),
        },
        {
          name: 'fromMonth',
          label: t('fromMonth'),
          kind: 'select',
          initial: months[0]!,
          options: months.map((month) => ({ value: month, label: monthText(month, language) })),
        },
        {
          name: 'payoutMethod',
          label: t('payoutMethod'),
          kind: 'select',
          initial: method,
          options: (Object.keys(destinationFields) as Method[]).map((one) => ({
            value: one,
            label: t(`method_${one}`),
          })),
        },
        ...destinationFields[method].map(
          (name): ActionField => ({
            name,
            label: t(`field_${name}`),
            kind: 'text',
            required: name !== 'cpf',
            maxLength: 200,
          }),
        ),
        { name: 'reason', label: t('reason'), kind: 'area', required: true, maxLength: 300 },
      ]}
      submit={t('setTerms')}
      onChange={(name, value) => name === 'payoutMethod' && setMethod(value as Method)}
      onSubmit={async ({ plan = '', fromMonth = '', reason = '', ...values }) => {
        const [planId, planVersion] = plan.split(':').map(Number);
        if (!planId || !planVersion) return t('noPlans');
        const filled = destinationFields[method].flatMap((name) =>
          values[name] ? [[name, values[name]] as const] : [],
        );
        const answer = await post('/operator/affiliate/setTerms', {
          ...{ id: of.id, contentHash: of.contentHash, planId, planVersion, fromMonth, reason },
          payoutMethod: method,
          destination: Object.fromEntries(filled),
        });
        return finish(answer, t('done'));
      }}
      onClose={close}
    >
      {possible.length === 0 ? t('noPlans') : t('setTermsAbout')}
    </ActionDialog>
  );
}
