import styles from './hub.module.css';
import type { Promotion, Speaking } from './hub-view.ts';
import { moneyOf } from './hub-view.ts';

type Wagering = Extract<Promotion, { kind: 'signUp' }>['wagering'];

/** The terms in full, written from the figures by which the bonus is given and counted. */
export function FullTerms({ promotion, speaking }: { promotion: Promotion; speaking: Speaking }) {
  const { t } = speaking;
  return (
    <details className={styles.terms}>
      <summary>{t('fullTerms')}</summary>
      <LevelTable promotion={promotion} speaking={speaking} />
      {promotion.kind === 'published' ? (
        promotion.terms.split(/\n\s*\n/).map((paragraph) => <p key={paragraph}>{paragraph}</p>)
      ) : (
        <ul>
          {linesOf(promotion, speaking).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </details>
  );
}

function linesOf(promotion: Exclude<Promotion, { kind: 'published' }>, speaking: Speaking): string[] {
  const { t } = speaking;
  const general = [t('protection'), t('daysUtc')];
  switch (promotion.kind) {
    case 'signUp':
      return [...wageringLines(promotion, speaking, 'times'), t('oncePerson'), ...general];
    case 'firstDeposit':
      return [...wageringLines(promotion, speaking, 'timesBoth'), t('oncePerson'), ...general];
    case 'fridayFun':
      return [t('fridayDeposits'), ...wageringLines(promotion, speaking, 'times'), t('oncePerson'), ...general];
    case 'cashback':
      return [t('cashbackWeek'), ...general];
    case 'given': {
      const { bonus } = promotion;
      const released =
        bonus.mostReleased === null
          ? t('uncapped')
          : t('capped', { amount: moneyOf(speaking, bonus.mostReleased, bonus.currency) });
      return [
        t('order'),
        t('counted', { amount: moneyOf(speaking, bonus.mostCounted, bonus.currency) }),
        ...sharesOf(bonus.shares, speaking),
        released,
        ...general,
      ];
    }
    case 'competition':
      return [t('competitionStake'), t('competitionCash'), t('competitionMore'), t('protection')];
  }
}

function wageringLines(
  { wagering, currency }: Pick<Extract<Promotion, { kind: 'signUp' }>, 'wagering' | 'currency'>,
  speaking: Speaking,
  times: 'times' | 'timesBoth',
): string[] {
  const { t } = speaking;
  const money = (value: number) => moneyOf(speaking, value, currency);
  return [
    t(times, { times: wagering.times }),
    t('order'),
    t('counted', { amount: money(wagering.mostCounted) }),
    ...sharesOf(wagering.shares, speaking),
    wagering.mostReleased === null ? t('uncapped') : t('capped', { amount: money(wagering.mostReleased) }),
    t('idle', { days: wagering.idleDays }),
    t('oneAtATime'),
    t('pending'),
  ];
}

const categories = ['Slots', 'Table Games', 'Live Casino'] as const;

function sharesOf(shares: Wagering['shares'], { t }: Speaking): string[] {
  return shares.map(({ category: given, percent }) => {
    const known = categories.find((one) => one === given);
    const category = known ? t(known) : given;
    return percent > 0 ? t('shareOf', { category, percent }) : t('shareNone', { category });
  });
}

/** What each level gets; the own one is marked. */
function LevelTable({ promotion, speaking }: { promotion: Promotion; speaking: Speaking }) {
  if (promotion.kind !== 'fridayFun' && promotion.kind !== 'cashback') return null;
  const { t, levelName } = speaking;
  const { currency, ownLevel } = promotion;
  const money = (value: number) => moneyOf(speaking, value, currency);
  const rows =
    promotion.kind === 'cashback'
      ? promotion.levels.map(({ level, name, percent }) => ({ level, name, cells: [`${percent} %`] }))
      : promotion.levels.map(({ level, name, ...row }) => ({
          level,
          name,
          cells: [money(row.deposits), money(row.balanceBelow), money(row.bonus)],
        }));
  const heads = promotion.kind === 'cashback' ? (['share'] as const) : (['deposits', 'below', 'bonus'] as const);
  return (
    <table className={styles.levels}>
      <thead>
        <tr>
          <th scope="col">{t('level')}</th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ level, name, cells }) => (
          <tr key={level} aria-current={level === ownLevel || undefined}>
            <th scope="row">{levelName(level, name)}</th>
            {cells.map((cell, at) => (
              <td key={heads[at]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
