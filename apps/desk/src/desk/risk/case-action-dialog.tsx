import { usePerson } from '../../lib/person.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { useRiskWords } from '../../lib/texts/risk-words.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { type CaseAction, caseActionForms } from './case-action-forms.ts';
import { reloadCases } from './reload-cases.ts';
import type { WholeCase } from './risk-view.ts';
import { useRiskTexts } from './texts/index.ts';
import { useApprovalMessage } from './use-approval-message.ts';

interface CaseActionDialogProps {
  action: CaseAction;
  of: WholeCase;
  close: () => void;
}

const nobody = { memberId: 0, username: '' };

export function CaseActionDialog({ action, of, close }: CaseActionDialogProps) {
  const t = useRiskTexts();
  const word = useRiskWords();
  const common = useCommonTexts();
  const me = usePerson();
  const saidOfSecond = useApprovalMessage();
  const removed = action.what === 'remove' ? action : nobody;
  const { about, run, ...form } = caseActionForms[action.what]({ t, word, common, me: me.name, of, removed });
  return (
    <ActionDialog
      {...form}
      onSubmit={async (typed) => {
        const said = saidOfSecond(await run(typed));
        await reloadCases();
        return said;
      }}
      onClose={close}
    >
      {about}
    </ActionDialog>
  );
}
