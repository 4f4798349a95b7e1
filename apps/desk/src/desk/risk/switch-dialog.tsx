import { post } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { reload } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Hash } from '../../ui/facts/hash.tsx';
import type { Rule } from './risk-view.ts';
import { ruleSentence } from './rule-words.ts';
import { useRiskTexts } from './texts/index.ts';
import { TrialLine } from './trial-line.tsx';
import { useApprovalMessage } from './use-approval-message.ts';

/** Proposes exactly what was looked at: where it is another content by now, the server refuses. */
export function SwitchDialog({ rule, to, close }: { rule: Rule; to: 'on' | 'off'; close: () => void }) {
  const t = useRiskTexts();
  const common = useCommonTexts();
  const language = useLanguage();
  const saidOfSecond = useApprovalMessage();
  const { code, version, contentHash, trial } = rule;
  const isOn = to === 'on';
  return (
    <ActionDialog
      title={isOn ? t('switchOnTitle', { code, version }) : t('switchOffTitle', { code })}
      fields={[{ name: 'reason', label: common('reason'), kind: 'area', required: true, maxLength: 500 }]}
      submit={isOn ? t('switchOn') : t('switchOff')}
      tone={isOn ? 'green' : 'red'}
      size={620}
      onSubmit={async ({ reason = '' }) => {
        const answer = await post('/operator/risk/rule/switch', { code, version, to, contentHash, reason });
        await reload('/operator/risk/rule/list', '/operator/risk/rule/versions', '/operator/queue/summary');
        return saidOfSecond(answer);
      }}
      onClose={close}
    >
      <p>{isOn ? t('switchOnAbout') : t('switchOffAbout')}</p>
      <Facts>
        <Fact name={t('says')}>{ruleSentence(t, rule, language)}</Fact>
        {trial && (
          <Fact name={t('tried')}>
            <TrialLine trial={trial} />
          </Fact>
        )}
        <Fact name={t('fileHash')}>
          <Hash value={contentHash} />
        </Fact>
      </Facts>
    </ActionDialog>
  );
}
