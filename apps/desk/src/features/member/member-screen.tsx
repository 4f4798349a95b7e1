import { dayText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Money } from '../../ui/money.tsx';
import { Page, Panel } from '../../ui/page.tsx';
import { Answered, NotPermitted } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { Member } from './member.ts';
import { MemberActs } from './member-acts.tsx';
import styles from './member-screen.module.css';
import { type MemberTab, memberTabs } from './member-tabs.tsx';
import { useMemberTexts } from './texts.ts';

interface MemberScreenProps {
  id: string;
  tab: string | undefined;
  showTab: (tab: MemberTab) => void;
  openRow: (queue: string, id: number) => void;
}

/** One player: standing, book, everything that the calls tell by member, and every act, each behind its permission. */
export function MemberScreen({ id, tab, showTab, openRow }: MemberScreenProps) {
  const t = useMemberTexts();
  const may = useMay();
  const isAllowed = may('members.read');
  // Each look-up is recorded: one a visit is enough.
  const query = useCall('/operator/member/find', { member: id }, { enabled: isAllowed, staleTimeMs: 600_000 });
  if (!isAllowed) return <NotPermitted permission="members.read" />;
  return (
    <Answered query={query}>
      {(member) => (
        <Page title={member.username} about={t('member', { id: member.id })} actions={<MemberActs member={member} />}>
          <div className={styles.head}>
            <Standing member={member} />
            <Book book={member.book} />
          </div>
          <MemberLists member={member} tab={tab} showTab={showTab} openRow={openRow} />
        </Page>
      )}
    </Answered>
  );
}

function Standing({ member }: { member: Member }) {
  const t = useMemberTexts();
  const language = useLanguage();
  return (
    <Panel>
      <Facts>
        <Fact name={t('name')}>
          {member.firstName} {member.lastName}{' '}
          <Tag tone={member.enabled === 1 ? 'good' : 'bad'}>{member.enabled === 1 ? t('open') : t('suspended')}</Tag>
        </Fact>
        <Fact name={t('email')}>
          {member.email}{' '}
          <Tag tone={member.emailVerified ? 'good' : 'plain'}>
            {member.emailVerified ? t('verified') : t('unverified')}
          </Tag>
        </Fact>
        <Fact name={t('country')}>{member.countryCode}</Fact>
        <Fact name={t('joined')}>{dayText(member.createTime, language)}</Fact>
        {member.invitorId !== null && <Fact name={t('invitedBy')}>{member.invitorId}</Fact>}
        {member.recommendCode && <Fact name={t('recommend')}>{member.recommendCode}</Fact>}
      </Facts>
    </Panel>
  );
}

const figures = ['cash', 'bonus', 'held', 'deposited', 'paidOut', 'staked', 'won', 'rollingAmount'] as const;

function Book({ book }: { book: Member['book'] }) {
  const t = useMemberTexts();
  return (
    <Panel title={t('book')} actions={<span className={styles.postings}>{`${t('postings')}: ${book.postings}`}</span>}>
      <Facts wide>
        {figures.map((field) => (
          <Fact key={field} name={t(field)}>
            <span className={styles.figure}>
              <Money value={book[field]} currency={book.currency} />
            </span>
          </Fact>
        ))}
      </Facts>
    </Panel>
  );
}

function MemberLists({ member, tab, showTab, openRow }: { member: Member } & Omit<MemberScreenProps, 'id'>) {
  const t = useMemberTexts();
  const may = useMay();
  const tabs = memberTabs.filter(({ needs }) => may(needs));
  const shown = tabs.find(({ key }) => key === tab) ?? tabs[0];
  if (!shown) return null;
  const { List } = shown;
  return (
    <section className={styles.lists}>
      <Tabs
        label={t('parts')}
        tabs={tabs.map(({ key }) => ({ key, name: t(`tab_${key}`) }))}
        current={shown.key}
        show={showTab}
      />
      <List memberId={member.id} currency={member.book.currency} openRow={openRow} />
    </section>
  );
}
