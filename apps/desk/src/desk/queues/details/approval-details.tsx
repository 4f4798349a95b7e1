import { Link } from '@tanstack/react-router';
import { useMay, usePerson } from '../../../lib/person.ts';
import { useCall } from '../../../lib/query.ts';
import { useCommandName } from '../../../lib/texts/names/index.ts';
import { useWho } from '../../../lib/texts/names/who.ts';
import { Difference } from '../../../ui/facts/difference.tsx';
import { Fact, Facts } from '../../../ui/facts/facts.tsx';
import { Hash } from '../../../ui/facts/hash.tsx';
import { Moment } from '../../../ui/facts/moment.tsx';
import { Money } from '../../../ui/facts/money.tsx';
import { StatusTag } from '../../../ui/facts/status-tag.tsx';
import { Answered } from '../../../ui/states.tsx';
import type { Row } from '../types.ts';
import { CashOutDetails } from './cash-out-details.tsx';
import { DepositDetails } from './deposit-details.tsx';
import styles from './details.module.css';
import { MemberStanding } from './member-standing.tsx';
import { useDetailTexts } from './texts.ts';

/** Exactly what was proposed, and the hash that the second approval is bound to. */
export function ApprovalDetails({ row }: { row: Row }) {
  const t = useDetailTexts();
  const commandName = useCommandName();
  const me = usePerson();
  const query = useCall('/operator/approval/list', { before: row.id + 1, pageSize: 1 });
  return (
    <Answered query={query}>
      {({ rows }) => {
        const approval = rows.find(({ id }) => id === row.id);
        if (!approval) return <p>{t('gone')}</p>;
        const { before, after } = sidesOf(approval.proposal);
        return (
          <>
            {approval.maker === me.name && <p className={styles.late}>{t('ownProposal')}</p>}
            <Facts>
              <Fact name={t('command')}>{commandName(approval.command)}</Fact>
              <Fact name={t('subject')}>
                <SubjectLink subject={approval.subject} />
              </Fact>
              {approval.currency && approval.amount !== null && (
                <Fact name={t('asked')}>
                  <strong>
                    <Money value={approval.amount} currency={approval.currency} />
                  </strong>
                </Fact>
              )}
              <Fact name={t('maker')}>
                {approval.maker} · <Moment at={approval.makeTime} />
              </Fact>
              {approval.username && <Fact name={t('beneficiary')}>{approval.username}</Fact>}
              <Fact name={t('policy')}>{approval.policyId}</Fact>
              <Fact name={t('expires')}>
                <Moment at={approval.expiresTime} />
              </Fact>
              <Fact name={t('status')}>
                <StatusTag status={approval.state} />
              </Fact>
            </Facts>
            <About subject={approval.subject} memberId={approval.memberId} />
            <section className={styles.section}>
              <h3>{t('proposed')}</h3>
              {approval.command === 'article.publish' && <a href={wordsOf(approval.proposal)}>{t('readProposed')}</a>}
              {isOnlyHash(after) ? null : <Difference before={before} after={after} />}
              <Facts>
                <Fact name={t('hash')}>
                  <Hash value={approval.proposedHash} />
                </Fact>
              </Facts>
            </section>
          </>
        );
      }}
    </Answered>
  );
}

/** What a person has to see before they say yes: the payment itself with payee, files and exchange, and the player. */
function About({ subject, memberId }: { subject: string; memberId: number | null }) {
  const may = useMay();
  const [, kind, digits] = /^(cash-out|deposit):(\d+)$/.exec(subject) ?? [];
  const id = Number(digits);
  if (kind === 'cash-out' && may('cashOuts.read')) return <CashOutDetails id={id} />;
  if (kind === 'deposit' && may('deposits.read')) return <DepositDetails id={id} memberId={memberId} />;
  return memberId !== null && may('members.read') ? <MemberStanding id={memberId} /> : null;
}

/** The proposal of a cash-out names its content by a hash alone: what it stands for is shown above. */
const isOnlyHash = (side: Side) => Object.keys(side).every((name) => name === 'contentHash');

/** The subject in words; a rule, a case, a game package or a player is a link for those who may see it. */
function SubjectLink({ subject }: { subject: string }) {
  const may = useMay();
  const { subject: inWords } = useWho();
  const [, member] = /^member:(\d+)$/.exec(subject) ?? [];
  if (member && may('members.read')) {
    return (
      <Link to="/member/$id" params={{ id: member }}>
        {inWords(subject)}
      </Link>
    );
  }
  const [, hash] = /^package:(.+)$/.exec(subject) ?? [];
  if (hash && may('settings.read')) {
    return (
      <Link to="/packages" search={{ row: hash }} title={subject}>
        {inWords(`package:${hash.slice(0, 16)}…`)}
      </Link>
    );
  }
  const [, kind, key] = /^risk-(rule|case):(.+)$/.exec(subject) ?? [];
  if (!kind || !may('risk.read')) return <span title={subject}>{inWords(subject)}</span>;
  return (
    <Link to="/risk" search={{ tab: `${kind}s`, row: key! }}>
      {inWords(subject)}
    </Link>
  );
}

/** The screen on which the words are compared with those that players read. */
function wordsOf({ id, revision }: Side): string {
  return `/content?tab=articles&id=${String(id)}&part=compare&revision=${String(revision)}`;
}

type Side = Record<string, unknown>;

/** A proposal that changes something says what was; any other is all new. */
function sidesOf(proposal: Side): { before: Side | null; after: Side } {
  const { before, after } = proposal;
  const isSide = (value: unknown): value is Side => typeof value === 'object' && value !== null;
  return isSide(before) && isSide(after) ? { before, after } : { before: null, after: proposal };
}
