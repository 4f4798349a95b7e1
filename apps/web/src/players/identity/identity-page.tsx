import type { CallOutput } from '@fairhouse/contract';
import { EmptyState } from '@fairhouse/ui/empty-state.tsx';
import { Notice } from '@fairhouse/ui/notice.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { useLocation } from '../../lib/address/location.ts';
import { useCall } from '../../lib/query.ts';
import { type Member, useMember } from '../../lib/session.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { FundsPart } from './funds-part.tsx';
import styles from './identity.module.css';
import { JoiningDocuments } from './joining-documents.tsx';
import { NextStep } from './next-step.tsx';
import { Proof } from './proof.tsx';
import { useIdentityTexts } from './texts/index.ts';

type Known = CallOutput<'/sys/identity/get'>;

/** While somebody looks at it, or it has just been handed in. */
const lookAgainMs = 4_000;

/** /identity: what the member is asked to show, by when, how it stands, and how to begin. */
export default function IdentityPage() {
  const t = useIdentityTexts();
  const common = useCommonTexts();
  const member = useMember();
  const hasComeBack = useLocation().query.get('from') === 'check';
  const { data, error } = useCall(
    '/sys/identity/get',
    {},
    {
      staleTimeMs: 0,
      everyMs: (last) => (last && (hasComeBack || isLookedAt(last)) && !isAllKnown(last) ? lookAgainMs : false),
    },
  );
  if (!member) return null;
  return (
    <section className={styles.page}>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      {data ? (
        <Parts known={data} member={member} hasComeBack={hasComeBack} />
      ) : error ? (
        <EmptyState art="offline" title={error.message} />
      ) : (
        <Spinner label={common('loading')} />
      )}
    </section>
  );
}

function Parts({ known, member, hasComeBack }: { known: Known; member: Member; hasComeBack: boolean }) {
  const t = useIdentityTexts();
  const { identity, address, age, documents, register } = known;
  const isWaitedFor = hasComeBack && identity.standing === 'missing';
  return (
    <>
      {isWaitedFor && (
        <Notice>
          <p role="status">{t('cameBack')}</p>
        </Notice>
      )}
      {documents && documents.missing.length > 0 && <JoiningDocuments documents={documents} />}
      <div className={styles.proofs}>
        <Proof name={t('identity')} how={t('identityHow')} {...identity} />
        <Proof name={t('address')} how={t('addressHow')} {...address} />
        <Proof name={t('age')} how={t('ageHow', { years: age.least })} {...age} before={identity.before} />
      </div>
      {isAllKnown(known) ? <p role="status">{t('allKnown')}</p> : <NextStep known={known} />}
      <FundsPart funds={known.funds} member={member} />
      {register && <p className={styles.quiet}>{t('register', { register: register.toUpperCase() })}</p>}
    </>
  );
}

function isAllKnown({ identity, address, age }: Known): boolean {
  return [identity, address, age].every(({ standing }) => standing === 'passed');
}

function isLookedAt({ identity, address }: Known): boolean {
  return [identity, address].some(({ standing }) => standing === 'waiting');
}
