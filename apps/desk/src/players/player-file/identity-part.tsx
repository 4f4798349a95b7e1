import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { useCall } from '../../lib/query.ts';
import { useKindTexts } from '../../lib/texts/names/index.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Money } from '../../ui/facts/money.tsx';
import { StatusTag } from '../../ui/facts/status-tag.tsx';
import { Tag, type Tone } from '../../ui/facts/tag.tsx';
import { Answered } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useMemberIdentityTexts } from './identity-texts.ts';
import type { PartProps } from './member.ts';

type Known = OperatorCallOutput<'/operator/identity/member'>;
type Standing = Known['identity'];

const tones: Record<Standing, Tone> = { missing: 'plain', waiting: 'late', passed: 'good', refused: 'bad' };

/** How the member is known, and what that rests on: checks, registers, sources of funds. */
export function IdentityPart({ member, openRow }: PartProps) {
  const query = useCall('/operator/identity/member', { memberId: member.id });
  return (
    <Answered query={query}>
      {(known) => (
        <>
          <Standings known={known} />
          <Checks rows={known.checks} />
          <Registers rows={known.registers} />
          <Funds rows={known.funds} open={(id) => openRow('funds', id)} />
        </>
      )}
    </Answered>
  );
}

function StandingTag({ standing }: { standing: Standing }) {
  const t = useMemberIdentityTexts();
  return <Tag tone={tones[standing]}>{t(`standing_${standing}`)}</Tag>;
}

function Standings({ known }: { known: Known }) {
  const t = useMemberIdentityTexts();
  return (
    <Facts>
      <Fact name={t('identity')}>
        <StandingTag standing={known.identity} /> {known.identityBy ? t(`by_${known.identityBy}`) : ''}{' '}
        {t(`before_${known.identityBefore}`)}
      </Fact>
      <Fact name={t('address')}>
        <StandingTag standing={known.address} /> {known.addressBy ? t(`by_${known.addressBy}`) : ''}{' '}
        {t(`before_${known.addressBefore}`)}
      </Fact>
      <Fact name={t('age')}>
        <StandingTag standing={known.age} />
      </Fact>
      <Fact name={t('rules')}>{known.jurisdiction}</Fact>
    </Facts>
  );
}

function Checks({ rows }: { rows: Known['checks'] }) {
  const t = useMemberIdentityTexts();
  return (
    <>
      <h2>{t('checks')}</h2>
      <PlainTable<Known['checks'][number]>
        label={t('checks')}
        heads={[
          { name: t('started') },
          { name: t('identity'), phone: true },
          { name: t('address'), phone: true },
          { name: t('age') },
          { name: t('changed') },
          { name: t('reasons') },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
        cells={(check) => [
          <Moment key="started" at={check.startTime} />,
          <StandingTag key="identity" standing={check.identity} />,
          <StandingTag key="address" standing={check.address} />,
          <StandingTag key="age" standing={check.age} />,
          <Moment key="changed" at={check.changeTime} />,
          [
            ...check.reasons,
            ...(check.canRetry ? [] : [t('final')]),
            ...(check.isOfNow ? [] : [t('formerPerson')]),
          ].join(', ') || '–',
        ]}
        empty={t('noChecks')}
      />
    </>
  );
}

function Registers({ rows }: { rows: Known['registers'] }) {
  const t = useMemberIdentityTexts();
  return (
    <>
      <h2>{t('registers')}</h2>
      <PlainTable<Known['registers'][number]>
        label={t('registers')}
        heads={[
          { name: t('register'), phone: true },
          { name: t('answer'), phone: true },
          { name: t('askedOn') },
          { name: t('proof') },
        ]}
        rows={rows}
        rowKey={({ register }) => register}
        cells={({ register, answer, askTime, proof }) => [
          register,
          <StatusTag key="answer" status={answer} />,
          <Moment key="asked" at={askTime} />,
          proof ?? '–',
        ]}
        empty={t('noRegisters')}
      />
    </>
  );
}

function Funds({ rows, open }: { rows: Known['funds']; open: (id: number) => void }) {
  const t = useMemberIdentityTexts();
  const kindName = useKindTexts();
  return (
    <>
      <h2>{t('funds')}</h2>
      <PlainTable<Known['funds'][number]>
        label={t('funds')}
        heads={[
          { name: t('id'), phone: true },
          { name: t('askedOn') },
          { name: t('deposits'), figures: true },
          { name: t('source') },
          { name: t('state'), phone: true },
          { name: t('decidedBy') },
          { name: t('reason') },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
        cells={(it) => [
          it.id,
          <Moment key="asked" at={it.askTime} />,
          <Money key="deposits" value={it.deposits} currency={it.currency} />,
          it.source ? kindName(it.source) : '–',
          <StatusTag key="state" status={it.state} />,
          it.decidedBy ?? '–',
          it.reason ?? '–',
        ]}
        onOpen={({ id, state }) => state === 'handedIn' && open(id)}
        empty={t('noFunds')}
      />
    </>
  );
}
