import { useCall } from '../../../lib/query.ts';
import { Fact, Facts } from '../../../ui/facts/facts.tsx';
import { Moment } from '../../../ui/facts/moment.tsx';
import { StatusTag } from '../../../ui/facts/status-tag.tsx';
import { Answered } from '../../../ui/states.tsx';
import type { Row } from '../types.ts';
import { useDetailTexts } from './texts.ts';

export function InvitationDetails({ row }: { row: Row }) {
  const t = useDetailTexts();
  const memberId = row.memberId ?? undefined;
  const query = useCall('/operator/invitation/listPage', { pageSize: 300, ...(memberId && { memberId }) });
  return (
    <Answered query={query}>
      {({ content }) => {
        const invitation = content.find(({ id }) => id === row.id);
        if (!invitation) return <p>{t('gone')}</p>;
        return (
          <Facts>
            <Fact name={t('inviter')}>
              {invitation.inviter} ({invitation.inviterId})
            </Fact>
            <Fact name={t('applied')}>
              <Moment at={invitation.createTime} />
            </Fact>
            <Fact name={t('status')}>
              <StatusTag status={invitation.status} />
            </Fact>
            <Fact name={t('matches')}>
              <ul>
                {invitation.matches.map(({ kind, memberId: id }) => (
                  <li key={`${kind}:${id}`}>{t(`match_${kind}`, { id })}</li>
                ))}
              </ul>
            </Fact>
          </Facts>
        );
      }}
    </Answered>
  );
}
