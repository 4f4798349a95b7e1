import type { RoutingRules } from '@fairhouse/contract/operator';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { post, waitsForSecond } from '../../lib/api.ts';
import { reload } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Hash } from '../../ui/facts/hash.tsx';
import { providersText, routingCalls, type Version } from './payments-view.ts';
import { usePaymentsTexts } from './texts/index.ts';
import { usePaymentNames } from './use-payment-names.ts';

/** Saves the draft as the next version. */
export function SaveDialog({
  rules,
  seen,
  close,
}: {
  rules: RoutingRules;
  seen: number | undefined;
  close: () => void;
}) {
  const t = usePaymentsTexts();
  const common = useCommonTexts();
  const { mostAttempts, acceptance } = rules;
  const number = (name: string, label: string, initial: number) =>
    ({ name, label, kind: 'number', required: true, half: true, maxLength: 5, initial: String(initial) }) as const;
  return (
    <ActionDialog
      title={t('saveVersion')}
      fields={[
        number('mostAttempts', t('mostAttempts'), mostAttempts),
        number('leastCount', t('leastCount'), acceptance.leastCount),
        number('weakBelow', t('weakBelow'), acceptance.weakBelow),
        number('goodFrom', t('goodFrom'), acceptance.goodFrom),
        { name: 'reason', label: common('reason'), kind: 'area', required: true, maxLength: 500 },
      ]}
      submit={common('save')}
      onSubmit={async ({ reason = '', ...typed }) => {
        const wrong = Object.values(typed).find((text) => !/^\d{1,5}$/.test(text));
        if (wrong !== undefined) return t('numberWrong', { text: wrong });
        const [most, leastCount, weakBelow, goodFrom] = [
          Number(typed.mostAttempts),
          Number(typed.leastCount),
          Number(typed.weakBelow),
          Number(typed.goodFrom),
        ];
        const answer = await post('/operator/routing/save', {
          rules: { ...rules, mostAttempts: most, acceptance: { leastCount, weakBelow, goodFrom } },
          reason,
          ...(seen === undefined ? {} : { version: seen }),
        });
        if (!answer.ok) return answer.message;
        await reload(...routingCalls);
        return undefined;
      }}
      onClose={close}
    >
      {t('saveAbout')}
    </ActionDialog>
  );
}

/** Off at once; on as a proposal of exactly what was looked at. */
export function SwitchDialog({ to, version, close }: { to: 'on' | 'off'; version: Version; close: () => void }) {
  const names = usePaymentNames();
  const t = usePaymentsTexts();
  const common = useCommonTexts();
  const isOn = to === 'on';
  return (
    <ActionDialog
      title={t(isOn ? 'onTitle' : 'offTitle', { version: version.version })}
      fields={[{ name: 'reason', label: common('reason'), kind: 'area', required: true, maxLength: 500 }]}
      submit={t(isOn ? 'switchOn' : 'switchOff')}
      tone={isOn ? 'green' : 'red'}
      size={620}
      onSubmit={async ({ reason = '' }) => {
        const { contentHash } = version;
        const answer = await post('/operator/routing/switch', { version: version.version, contentHash, to, reason });
        await reload(...routingCalls);
        if (!answer.ok && answer.error !== waitsForSecond) return answer.message;
        showToast(t(answer.ok ? 'done' : 'waitsForSecond'), 'success');
        return undefined;
      }}
      onClose={close}
    >
      <p>{t(isOn ? 'onAbout' : 'offAbout')}</p>
      <Facts>
        {version.rules.rules.map((rule) => (
          <Fact key={rule.name} name={rule.name}>
            {providersText(rule.providers, names.provider)}
          </Fact>
        ))}
        <Fact name={t('hash')}>
          <Hash value={version.contentHash} />
        </Fact>
      </Facts>
    </ActionDialog>
  );
}
