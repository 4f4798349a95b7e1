import { Button } from '@fairhouse/ui/button.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { useEffect } from 'react';
import { openPopup } from '../../lib/address/popups.ts';
import { queries, useCall } from '../../lib/query.ts';
import { type Member, renewSession, useMember } from '../../lib/session.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { FriendsSummary } from './friends-summary.tsx';
import styles from './invite.module.css';
import { LinkBox } from './link-box.tsx';
import { RewardGrid } from './reward-grid.tsx';
import { useInviteTexts } from './texts/index.ts';

const agentType = 10;
const paths = ['/sys/member/getMember', '/sys/member/inviteTerms'] as const;

/** The invitation link, how many friends count, and the rewards for them. */
export default function InvitePopup({ onClose }: { onClose: () => void }) {
  const member = useMember();
  return member ? <Invitations member={member} onClose={onClose} /> : null;
}

function Invitations({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useInviteTexts();
  const common = useCommonTexts();
  const record = useCall('/sys/member/getMember', { id: member.id });
  const terms = useCall('/sys/member/inviteTerms', {});
  const tiers = useCall('/base/inviteConfig/listAll', { personCount_0: 'ASC' });
  const failed = record.error ?? terms.error ?? tiers.error;

  // Friends go on without us: the next look begins again.
  useEffect(() => () => paths.forEach((path) => void queries.removeQueries({ queryKey: [path] })), []);

  async function reload(): Promise<void> {
    await Promise.all([renewSession(), record.refetch(), terms.refetch()]);
  }

  return (
    <Dialog title={t('title')} lead={t('lead')} size="l" onClose={onClose}>
      <LinkBox code={member.invitationCode} />
      {failed ? (
        <LoadFailed error={failed} onRetry={() => Promise.all([record, terms, tiers].map((one) => one.refetch()))} />
      ) : record.data && terms.data && tiers.data ? (
        <>
          <FriendsSummary record={record.data} terms={terms.data} />
          <RewardGrid member={member} tiers={tiers.data} friends={record.data} onTaken={reload} />
        </>
      ) : (
        <div className={styles.waiting}>
          <Spinner label={common('loading')} />
        </div>
      )}
      {member.type === agentType && (
        <div className={styles.agent}>
          <Button icon="gift" onClick={() => openPopup('agentBonus')}>
            {t('agentLink')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
