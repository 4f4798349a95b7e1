import { useMay } from '../../../lib/person.ts';
import { useCall } from '../../../lib/query.ts';
import { Code } from '../../../ui/facts/code.tsx';
import { Fact, Facts } from '../../../ui/facts/facts.tsx';
import { Moment } from '../../../ui/facts/moment.tsx';
import { Money } from '../../../ui/facts/money.tsx';
import { Answered } from '../../../ui/states.tsx';
import type { Row } from '../types.ts';
import { MemberStanding } from './member-standing.tsx';
import { useDetailTexts } from './texts.ts';

export function HeldWinDetails({ row }: { row: Row }) {
  const t = useDetailTexts();
  const may = useMay();
  const memberId = row.memberId ?? undefined;
  const query = useCall('/operator/heldWin/listPage', { pageSize: 300, ...(memberId && { memberId }) });
  return (
    <Answered query={query}>
      {({ content }) => {
        const win = content.find(({ id }) => id === row.id);
        if (!win) return <p>{t('gone')}</p>;
        const money = (value: number) => <Money value={value} currency={win.currency} />;
        return (
          <>
            <Facts>
              <Fact name={t('win')}>
                <strong>{money(win.win)}</strong>
              </Fact>
              <Fact name={t('staked1')}>{money(win.staked)}</Fact>
              <Fact name={t('wonBefore')}>{money(win.wonBefore)}</Fact>
              <Fact name={t('multiple')}>{win.multiple} ×</Fact>
              <Fact name={t('bound')}>{win.bound} ×</Fact>
              <Fact name={t('game')}>
                <span title={win.game}>{win.gameName}</span> (<Code of="provider" code={win.vendor} />)
              </Fact>
              <Fact name={t('round')}>{win.roundId}</Fact>
              <Fact name={t('transaction')}>{win.transactionId}</Fact>
              <Fact name={t('applied')}>
                <Moment at={win.createTime} />
              </Fact>
            </Facts>
            {may('members.read') && <MemberStanding id={win.memberId} />}
          </>
        );
      }}
    </Answered>
  );
}
