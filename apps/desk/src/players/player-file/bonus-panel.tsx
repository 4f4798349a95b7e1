import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { Code } from '../../ui/facts/code.tsx';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Money } from '../../ui/facts/money.tsx';
import { StatusTag } from '../../ui/facts/status-tag.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Answered, NotPermitted } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useFileTexts } from './file-texts.ts';
import type { PartProps } from './member.ts';
import styles from './member-screen.module.css';
import { useMemberTexts } from './texts.ts';

type Bonus = OperatorCallOutput<'/operator/bonus/listPage'>['content'][number];
type Bet = OperatorCallOutput<'/operator/bonus/betPage'>['content'][number];
type BonusPanelProps = PartProps & { id: number; close: () => void };

const pageSize = 20;

/** A bonus with its meter: every bet that was made under it, with what of it counted and why. */
export function BonusPanel({ member, id, close }: BonusPanelProps) {
  const t = useFileTexts();
  const may = useMay();
  const isAllowed = may('bonuses.read');
  const bonuses = useCall(
    '/operator/bonus/listPage',
    { memberId: member.id, pageSize: 100, createTime_0: 'DESC' },
    { enabled: isAllowed },
  );
  const [page, setPage] = useState(1);
  const bets = useCall(
    '/operator/bonus/betPage',
    { memberId: member.id, bonusId: id, pageNum: page, pageSize },
    { enabled: isAllowed, keep: true },
  );
  const bonus = bonuses.data?.content.find((one) => one.id === id);
  return (
    <SidePanel title={t('bonus', { id })} close={close}>
      {!isAllowed && <NotPermitted permission="bonuses.read" />}
      {bonus && <BonusFacts bonus={bonus} />}
      {isAllowed && (
        <>
          <h3>{t('bets')}</h3>
          <Answered query={bets}>
            {({ content, totalElements }) => (
              <>
                <PlainTable<Bet>
                  label={t('bets')}
                  heads={[
                    { name: t('time'), phone: true },
                    { name: t('stake'), figures: true, phone: true },
                    { name: t('counted'), figures: true, phone: true },
                    { name: t('reasonOf') },
                  ]}
                  rows={content}
                  rowKey={(bet) => bet.id}
                  cells={(bet) => [
                    <Moment key="time" at={bet.createTime} />,
                    <Money key="stake" value={bet.stake} currency={bet.currency} />,
                    <Money key="counted" value={bet.counted} currency={bet.currency} />,
                    `${bet.game ?? '–'}: ${bet.percent}%, ${t(`count_${bet.reason}`)}`,
                  ]}
                  empty={t('noBets')}
                />
                {totalElements > pageSize && (
                  <div className={styles.pages}>
                    <Button size="xs" variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
                      {t('later')}
                    </Button>
                    <span>{t('page', { page, pages: Math.ceil(totalElements / pageSize) })}</span>
                    <Button
                      size="xs"
                      variant="default"
                      disabled={page * pageSize >= totalElements}
                      onClick={() => setPage(page + 1)}
                    >
                      {t('earlier')}
                    </Button>
                  </div>
                )}
              </>
            )}
          </Answered>
        </>
      )}
    </SidePanel>
  );
}

function BonusFacts({ bonus }: { bonus: Bonus }) {
  const t = useFileTexts();
  const words = useMemberTexts();
  const { currency } = bonus;
  return (
    <Facts>
      <Fact name={t('promotion')}>
        <Code of="kind" code={bonus.promotion} /> <StatusTag status={bonus.status} />
      </Fact>
      <Fact name={words('amount')}>
        <Money value={bonus.amount} currency={currency} />
      </Fact>
      <Fact name={t('givenBy')}>{bonus.givenBy}</Fact>
      <Fact name={t('meter')}>
        <Money value={bonus.wagered} currency={currency} /> / <Money value={bonus.required} currency={currency} />
        <br />
        <progress max={Math.max(bonus.required, bonus.wagered) || 1} value={bonus.wagered} aria-label={t('meter')} />
      </Fact>
      <Fact name={t('locked')}>
        <Money value={bonus.locked} currency={currency} />
      </Fact>
      {bonus.endTime ? (
        <Fact name={t('ended')}>
          <Moment at={bonus.endTime} />
        </Fact>
      ) : (
        bonus.expiresTime && (
          <Fact name={t('expires')}>
            <Moment at={bonus.expiresTime} />
          </Fact>
        )
      )}
    </Facts>
  );
}
