import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { replacePopup } from '../../lib/address/popups.ts';
import { JoinSteps, useJoinTitle } from './join/join-steps.tsx';
import { useJoin } from './join/use-join.ts';

export default function JoinPopup({ onClose }: { onClose: () => void }) {
  const join = useJoin((member) => replacePopup('joined', { memberId: member.id }));
  const title = useJoinTitle(join.step);
  return (
    <Dialog title={title} onClose={onClose} onBack={join.back}>
      <JoinSteps join={join} onLogin={() => replacePopup('login', {})} />
    </Dialog>
  );
}
