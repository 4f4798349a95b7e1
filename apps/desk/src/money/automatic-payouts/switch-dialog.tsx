import { showToast } from '@fairhouse/ui/toasts.ts';
import { post, waitsForSecond } from '../../lib/api.ts';
import { reload } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Hash } from '../../ui/facts/hash.tsx';
import { type Rule, ruleCalls } from './automatic-view.ts';
import { Limits } from './rule-limits.tsx';
import { useAutomaticTexts } from './texts/index.ts';
import { TrialLine } from './try-out.tsx';

interface SwitchDialogProps {
  to: 'on' | 'off';
  /** Left out: all automatic approvals. */
  rule?: Rule;
  close: () => void;
}

/** Off at once; on as a proposal of exactly what was looked at. */
export function SwitchDialog({ to, rule, close }: SwitchDialogProps) {
  const t = useAutomaticTexts();
  const common = useCommonTexts();
  const isOn = to === 'on';
  const named = rule ? { currency: rule.currency, version: rule.version } : { currency: '', version: 0 };
  const title = rule ? t(isOn ? 'onTitle' : 'offTitle', named) : t(isOn ? 'startTitle' : 'stopTitle');
  const about = rule ? t(isOn ? 'onAbout' : 'offAbout', named) : t(isOn ? 'startAbout' : 'stopAbout');
  return (
    <ActionDialog
      title={title}
      fields={[{ name: 'reason', label: common('reason'), kind: 'area', required: true, maxLength: 500 }]}
      submit={rule ? t(isOn ? 'switchOn' : 'switchOff') : t(isOn ? 'start' : 'stop')}
      tone={isOn ? 'green' : 'red'}
      size={620}
      onSubmit={async ({ reason = '' }) => {
        const { currency, version, contentHash } = rule ?? {};
        const of = currency && version && contentHash ? { currency, version, contentHash } : {};
        const answer = await post('/operator/payoutRule/switch', { ...of, to, reason });
        await reload(...ruleCalls);
        if (!answer.ok && answer.error !== waitsForSecond) return answer.message;
        showToast(t(answer.ok ? 'done' : 'waitsForSecond'), 'success');
        return undefined;
      }}
      onClose={close}
    >
      <p>{about}</p>
      {rule && (
        <Facts>
          <Limits rule={rule} />
          {rule.trial && (
            <Fact name={t('tried')}>
              <TrialLine trial={rule.trial} />
            </Fact>
          )}
          <Fact name={t('hash')}>
            <Hash value={rule.contentHash} />
          </Fact>
        </Facts>
      )}
    </ActionDialog>
  );
}
