import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useCountryName } from '../../lib/countries.ts';
import { dayText } from '../../lib/formats.ts';
import { type Language, languages, useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { useWho } from '../../lib/texts/names/who.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Money } from '../../ui/facts/money.tsx';
import { StatusTag } from '../../ui/facts/status-tag.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { bookFigures, netFigures } from '../../ui/member/book-figures.ts';
import { useHeaderTexts } from '../../ui/member/header-texts.ts';
import { ProtectionFacts } from '../../ui/member/protection-facts.tsx';
import { Page, Panel } from '../../ui/page.tsx';
import { Beside } from '../../ui/side-panel.tsx';
import { Answered, NotPermitted } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { MemberActions } from './commands/member-actions.tsx';
import { useFileTexts } from './file-texts.ts';
import type { Member, PartProps } from './member.ts';
import styles from './member-screen.module.css';
import { memberTabs } from './member-tabs.tsx';
import { OpenedPanel } from './opened-panel.tsx';
import { useMemberTexts } from './texts.ts';

/** What the API answers about an id that nobody has. */
const noSuchThing = 1002;

type MemberScreenProps = { id: string } & Omit<PartProps, 'member'>;

/** Everything about one player: standing and why, book, time line, lists, links, notes, and every action, each behind its permission. */
export function MemberScreen({ id, ...rest }: MemberScreenProps) {
  const t = useMemberTexts();
  const file = useFileTexts();
  const may = useMay();
  const isAllowed = may('members.read');
  // Each look is recorded: one a visit is enough.
  const query = useCall('/operator/member/standing', { memberId: id }, { enabled: isAllowed, staleTimeMs: 600_000 });
  if (!isAllowed) return <NotPermitted permission="members.read" />;
  if (query.error?.code === noSuchThing) return <Page title={t('notFound')}>{file('notFoundAbout')}</Page>;
  return (
    <Answered query={query}>
      {(member) => (
        <Page
          title={member.username}
          about={t('member', { id: member.id })}
          actions={<MemberActions member={member} />}
        >
          <div className={styles.head}>
            <Standing member={member} {...rest} />
            <Book book={member.book} />
          </div>
          <MemberLists member={member} {...rest} />
        </Page>
      )}
    </Answered>
  );
}

function Standing({ member, openMember, openEvent }: PartProps) {
  const t = useMemberTexts();
  const file = useFileTexts();
  const header = useHeaderTexts();
  const language = useLanguage();
  const countryName = useCountryName();
  return (
    <Panel>
      <Facts>
        <Fact name={t('name')}>
          {member.name} <Tag tone={member.enabled ? 'good' : 'bad'}>{member.enabled ? t('open') : t('suspended')}</Tag>{' '}
          {member.type === 'agent' && <Tag tone="casino">{file('agent')}</Tag>}
        </Fact>
        <ProtectionFacts member={member} />
        <Fact name={t('tags')}>
          {member.tags.length === 0 && t('noTags')}
          <span className={styles.tags}>
            {member.tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </span>
        </Fact>
        {member.suspended && (
          <Fact name={file('suspendedBy')}>
            <Why by={member.suspended} openEvent={openEvent} />
          </Fact>
        )}
        {member.blocked && (
          <Fact name={file('blockedBy')}>
            <Why by={member.blocked} openEvent={openEvent}>
              {member.blocked.cause && ` (${file('cause', { cause: member.blocked.cause })})`}
            </Why>
          </Fact>
        )}
        {member.mutedAtTables && (
          <Fact name={file('mutedAtTables')}>
            {member.mutedAtTables.reason} {file('mutedUntil')}{' '}
            {member.mutedAtTables.until === null ? file('mutedForGood') : <Moment at={member.mutedAtTables.until} />}{' '}
            <small className={styles.quiet}>
              {file('byWhom', { by: member.mutedAtTables.by })}, <Moment at={member.mutedAtTables.at} />
            </small>
          </Fact>
        )}
        <Fact name={t('email')}>
          {member.email}{' '}
          <Tag tone={member.emailVerified ? 'good' : 'plain'}>
            {member.emailVerified ? t('verified') : t('unverified')}
          </Tag>
        </Fact>
        {member.mobile && <Fact name={file('mobile')}>{member.mobile}</Fact>}
        {member.birthday && <Fact name={file('birthday')}>{dayText(`${member.birthday}T12:00:00Z`, language)}</Fact>}
        {member.birthName && <Fact name={file('birthName')}>{member.birthName}</Fact>}
        {member.birthPlace && <Fact name={file('birthPlace')}>{member.birthPlace}</Fact>}
        {member.nationalId && (
          <Fact name={member.nationalIdKind === 'cpf' ? 'CPF' : file('personnummer')}>{member.nationalId}</Fact>
        )}
        <Fact name={t('country')}>{[countryName(member.countryCode), member.city].filter(Boolean).join(', ')}</Fact>
        {member.address && <Fact name={header('homeAddress')}>{member.address}</Fact>}
        <Fact name={file('language')}>{languages[member.language as Language] ?? member.language}</Fact>
        <Fact name={file('vip')}>{levelText(file, member.vipLevel)}</Fact>
        <Fact name={t('joined')}>{dayText(member.createTime, language)}</Fact>
        {member.invitedBy !== null && (
          <Fact name={t('invitedBy')}>
            <Button size="compact-xs" variant="subtle" onClick={() => openMember(member.invitedBy!)}>
              {file('openMember', { id: member.invitedBy })}
            </Button>{' '}
            {member.invitation && <StatusTag status={member.invitation} />}
          </Fact>
        )}
        {member.invited > 0 && <Fact name={file('invitedMany')}>{member.invited}</Fact>}
      </Facts>
    </Panel>
  );
}

interface WhyProps {
  by: NonNullable<Member['suspended']>;
  openEvent: (event: string) => void;
  children?: ReactNode;
}

/** The audit event that made it so, with its reason; it leads to the record. */
function Why({ by, openEvent, children }: WhyProps) {
  const { who } = useWho();
  const file = useFileTexts();
  const may = useMay();
  return (
    <>
      {by.reason ?? '–'}
      {children}{' '}
      <small className={styles.quiet}>
        {file('byWhom', { by: who(by.by) })}, <Moment at={by.at} />
      </small>{' '}
      {may('record.read') && (
        <Button size="compact-xs" variant="subtle" onClick={() => openEvent(String(by.auditEvent))}>
          {file('entry', { id: by.auditEvent })}
        </Button>
      )}
    </>
  );
}

function Book({ book }: { book: Member['book'] }) {
  const header = useHeaderTexts();
  const t = useMemberTexts();
  return (
    <Panel title={t('book')} actions={<span className={styles.postings}>{`${t('postings')}: ${book.postings}`}</span>}>
      <Facts wide>
        {bookFigures.map((field) => (
          <Fact key={field} name={t(field)}>
            <span className={styles.figure}>
              <Money value={book[field]} currency={book.currency} />
            </span>
          </Fact>
        ))}
        {netFigures.map((field) => (
          <Fact key={field} name={header(field)}>
            <span className={styles.figure}>
              <Money value={book[field]} currency={book.currency} />
            </span>
          </Fact>
        ))}
      </Facts>
    </Panel>
  );
}

function MemberLists(props: PartProps) {
  const { view, show } = props;
  const t = useMemberTexts();
  const file = useFileTexts();
  const may = useMay();
  const tabs = memberTabs.filter(({ needs }) => may(needs));
  const shown = tabs.find(({ key }) => key === view.tab) ?? tabs[0];
  if (!shown) return null;
  const { List, key } = shown;
  const nameOf = (tab: (typeof tabs)[number]['key']) =>
    tab === 'timeline' || tab === 'book' || tab === 'rounds' || tab === 'links' || tab === 'notes'
      ? file(`tab_${tab}`)
      : t(`tab_${tab}`);
  return (
    <section className={styles.lists}>
      <Tabs
        label={t('parts')}
        tabs={tabs.map((tab) => ({ key: tab.key, name: nameOf(tab.key) }))}
        current={key}
        show={(tab) => show({ tab }, true)}
      />
      <Beside panel={view.open && <OpenedPanel {...props} />}>
        <List {...props} />
      </Beside>
    </section>
  );
}

const vipLevels = [0, 10, 20, 30, 35, 40] as const;

/** A level of the VIP club by its name. */
function levelText(file: ReturnType<typeof useFileTexts>, code: number): string {
  const level = vipLevels.find((one) => one === code);
  return level === undefined ? String(code) : file(`vip_${level}`);
}
