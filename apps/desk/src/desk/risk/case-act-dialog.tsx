import { usePerson } from '../../lib/person.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { useRiskWords } from '../../lib/texts/risk-words.ts';
import { ActDialog } from '../../ui/act-dialog.tsx';
import { type CaseAct, caseActForms } from './case-act-forms.ts';
import { reloadCases } from './reload-cases.ts';
import type { WholeCase } from './risk-view.ts';
import { useRiskTexts } from './texts/index.ts';
import { useSaidOfSecond } from './use-said-of-second.ts';

interface CaseActDialogProps {
  act: CaseAct;
  of: WholeCase;
  close: () => void;
}

const nobody = { memberId: 0, username: '' };

export function CaseActDialog({ act, of, close }: CaseActDialogProps) {
  const t = useRiskTexts();
  const word = useRiskWords();
  const common = useCommonTexts();
  const me = usePerson();
  const saidOfSecond = useSaidOfSecond();
  const removed = act.what === 'remove' ? act : nobody;
  const { about, run, ...form } = caseActForms[act.what]({ t, word, common, me: me.name, of, removed });
  return (
    <ActDialog
      {...form}
      onSubmit={async (typed) => {
        const said = saidOfSecond(await run(typed));
        await reloadCases();
        return said;
      }}
      onClose={close}
    >
      {about}
    </ActDialog>
  );
}
