import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { useCall } from '../../lib/query.ts';
import { useHarmWords } from '../../lib/texts/harm-words.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Money } from '../../ui/facts/money.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { HarmCases } from '../../ui/harm/harm-cases.tsx';
import { HarmCourse } from '../../ui/harm/harm-course.tsx';
import { HarmMarkers } from '../../ui/harm/harm-markers.tsx';
import { HarmMeasures } from '../../ui/harm/harm-measures.tsx';
import { Panel } from '../../ui/page.tsx';
import { Answered } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import type { PartProps } from './member.ts';
import { ProtectionActions } from './protection-actions.tsx';
import { useProtectionTexts } from './protection-texts.ts';

type Protection = OperatorCallOutput<'/operator/protection/member'>;

/** A member's limits and pauses, the signs of harm over time, what was done by itself, and the cases. */
export function ProtectionPart({ member }: PartProps) {
  const t = useProtectionTexts();
  const word = useHarmWords();
  // Each look is recorded: one a visit is enough.
  const query = useCall('/operator/protection/member', { memberId: member.id }, { staleTimeMs: 600_000 });
  return (
    <Answered query={query}>
      {(protection) => (
        <>
          <ProtectionActions protection={protection} username={member.username} />
          <Standing protection={protection} />
          <h2>{t('limits')}</h2>
          <Limits limits={protection.limits} currency={member.book.currency} />
          <h2>{t('pauses')}</h2>
          <Pauses pauses={protection.pauses} />
          <h2>{word('signs')}</h2>
          <HarmMarkers markers={protection.days[0]?.markers ?? []} />
          {protection.days.length > 0 && <HarmCourse days={protection.days} />}
          <h2>{word('measures')}</h2>
          <HarmMeasures measures={protection.measures} />
          <h2>{word('cases')}</h2>
          <HarmCases cases={protection.cases} />
        </>
      )}
    </Answered>
  );
}

function Standing({ protection }: { protection: Protection }) {
  const t = useProtectionTexts();
  const { jurisdiction, timeZone, closedTime, noOffersUntil, lift } = protection;
  return (
    <Panel>
      <Facts>
        <Fact name={t('place')}>{jurisdiction.name}</Fact>
        <Fact name={t('timeZone')}>{timeZone}</Fact>
        {closedTime && (
          <Fact name={t('closed')}>
            <Moment at={closedTime} />
          </Fact>
        )}
        {noOffersUntil && (
          <Fact name={t('noOffers')}>
            <Moment at={noOffersUntil} />
          </Fact>
        )}
        {lift && (
          <Fact name={t('liftFrom')}>
            <Moment at={lift.from} />
          </Fact>
        )}
        {lift?.asked && (
          <Fact name={t('liftAsked')}>
            {t('liftAskedBy', { by: lift.asked.askedBy, reason: lift.asked.reason })}{' '}
            <small>
              <Moment at={lift.asked.confirmFrom} />
            </small>
          </Fact>
        )}
      </Facts>
    </Panel>
  );
}

function Limits({
  limits,
  currency,
}: {
  limits: Protection['limits'];
  currency: PartProps['member']['book']['currency'];
}) {
  const t = useProtectionTexts();
  return (
    <PlainTable<Protection['limits'][number]>
      label={t('limits')}
      heads={[{ name: t('kind'), phone: true }, { name: t('most'), figures: true, phone: true }, { name: t('since') }]}
      rows={limits}
      rowKey={({ kind, period }) => `${kind} ${period}`}
      cells={({ kind, period, most, since }) => [
        `${t(`limit_${kind}`)} ${t(`period_${period}`)}`,
        kind === 'time' ? t('minutes', { count: most }) : <Money key="most" value={most} currency={currency} />,
        <Moment key="since" at={since} />,
      ]}
      empty={t('noLimits')}
    />
  );
}

function Pauses({ pauses }: { pauses: Protection['pauses'] }) {
  const t = useProtectionTexts();
  return (
    <PlainTable<Protection['pauses'][number]>
      label={t('pauses')}
      heads={[{ name: t('kind'), phone: true }, { name: t('since') }, { name: t('until'), phone: true }]}
      rows={pauses}
      rowKey={({ kind, since }) => `${kind} ${since}`}
      cells={({ kind, since, until, endedTime }) => [
        <Tag key="kind" tone={endedTime === null ? 'late' : 'plain'}>
          {t(`pause_${kind}`)}
        </Tag>,
        <Moment key="since" at={since} />,
        (endedTime ?? until) ? <Moment key="until" at={(endedTime ?? until)!} /> : t('forGood'),
      ]}
      empty={t('noPauses')}
    />
  );
}
