import { useEffect, useState } from 'react';
import type { Popups } from '../../lib/address/popups.ts';
import { type Member, refreshSession, useMember } from '../../lib/session.ts';
import { CashOutForm } from './apply/cash-out-form.tsx';
import { CashOutHistory } from './history/cash-out-history.tsx';
import { WageringNotice } from './wagering-notice.tsx';

type Props = Popups['cashOut'] & { onClose: () => void };

/** Applying for a cash-out, and what became of earlier ones. */
export default function CashOutPopup(props: Props) {
  const member = useMember();
  return member ? <Sections member={member} {...props} /> : null;
}

function Sections({ member, section: first = 'apply', onClose }: Props & { member: Member }) {
  const [section, setSection] = useState(first);

  // An operator's decision moves money while the member is away.
  useEffect(() => void refreshSession(), []);

  const showHistory = () => setSection('history');
  if (section === 'history') {
    return <CashOutHistory onBack={first === 'apply' ? () => setSection('apply') : undefined} onClose={onClose} />;
  }
  if (member.rollingAmount > 0) return <WageringNotice member={member} onHistory={showHistory} onClose={onClose} />;
  return <CashOutForm member={member} onApplied={showHistory} onHistory={showHistory} onClose={onClose} />;
}
