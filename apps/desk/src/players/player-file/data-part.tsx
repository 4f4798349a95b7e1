import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { Button } from '@mantine/core';
import { useCall } from '../../lib/query.ts';
import { useCorrectableTexts } from '../../lib/texts/names/correctable.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Answered } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useMemberDataTexts } from './data-texts.ts';
import type { PartProps } from './member.ts';

type Data = OperatorCallOutput<'/operator/data/member'>;

/** What was asked for about the member's data, and what the member has agreed to. */
export function DataPart({ member: { id: memberId }, openRow }: PartProps) {
  const t = useMemberDataTexts();
  const fieldName = useCorrectableTexts();
  const query = useCall('/operator/data/member', { memberId });
  const nameOf = (by: string) =>
    by.startsWith('member:')
      ? t('theMember')
      : by === 'system:retention'
        ? t('yearsOver')
        : by.replace(/^operator:/, '');
  return (
    <Answered query={query}>
      {({ copies, corrections, erasure, consents }) => (
        <>
          <h2>{t('erasure')}</h2>
          {erasure ? (
            <Facts>
              <Fact name={t('state')}>{t(`erasure_${erasure.state}`)}</Fact>
              <Fact name={t('asked')}>
                {nameOf(erasure.by)}, <Moment at={erasure.askTime} />
              </Fact>
              <Fact name={t('from')}>
                <Moment at={erasure.fromTime} />
              </Fact>
              {erasure.keepUntil && <Fact name={t('keepUntil')}>{erasure.keepUntil}</Fact>}
              {erasure.problem && <Fact name={t('problem')}>{t('problem_moneyLeft')}</Fact>}
            </Facts>
          ) : (
            <p>{t('noErasure')}</p>
          )}
          <h2>{t('corrections')}</h2>
          <PlainTable<Data['corrections'][number]>
            label={t('corrections')}
            heads={[
              { name: t('asked'), phone: true },
              { name: t('what'), phone: true },
              { name: t('state'), phone: true },
              { name: t('by') },
            ]}
            rows={corrections}
            rowKey={({ id }) => id}
            cells={({ id, askTime, fields, state, decidedBy }) => [
              <Moment key="asked" at={askTime} />,
              fields.map((field) => fieldName(field)).join(', '),
              state === 'waiting' ? (
                <Button key="state" size="compact-xs" variant="default" onClick={() => openRow('corrections', id)}>
                  {t('correction_waiting')}
                </Button>
              ) : (
                t(`correction_${state}`)
              ),
              decidedBy ?? '–',
            ]}
            empty={t('noCorrections')}
          />
          <h2>{t('copies')}</h2>
          <PlainTable<Data['copies'][number]>
            label={t('copies')}
            heads={[
              { name: t('asked'), phone: true },
              { name: t('by') },
              { name: t('state'), phone: true },
              { name: t('fetches'), figures: true },
            ]}
            rows={copies}
            rowKey={({ id }) => id}
            cells={({ askTime, by, state, fetches }) => [
              <Moment key="asked" at={askTime} />,
              nameOf(by),
              t(`copy_${state}`),
              fetches,
            ]}
            empty={t('noCopies')}
          />
          <h2>{t('consents')}</h2>
          <PlainTable<Data['consents'][number]>
            label={t('consents')}
            heads={[{ name: t('asked'), phone: true }, { name: t('what'), phone: true }, { name: t('answer') }]}
            rows={consents}
            rowKey={({ time, articleId }) => `${time} ${articleId}`}
            cells={({ time, what, articleId, version, given }) => [
              <Moment key="time" at={time} />,
              what !== 'text' ? t(what) : t('text', { id: articleId ?? 0, version: version ?? 0 }),
              t(given ? 'yes' : 'no'),
            ]}
            empty={t('noConsents')}
          />
        </>
      )}
    </Answered>
  );
}
