import { Link } from '@tanstack/react-router';
import { useMay } from '../../../../lib/person.ts';
import { ExactMoney } from '../../../../ui/facts/exact-money.tsx';
import { Moment } from '../../../../ui/facts/moment.tsx';
import { StatusTag } from '../../../../ui/facts/status-tag.tsx';
import { Tag } from '../../../../ui/facts/tag.tsx';
import styles from '../details.module.css';
import own from './dispute.module.css';
import type { DisputeFile } from './dispute-file.ts';
import { useDisputeTexts } from './texts.ts';

/** Every other deposit that was paid with the same card or account, no matter who the member is. */
export function LinkedDeposits({ dispute: { linked, earlier, kind, memberId } }: { dispute: DisputeFile }) {
  const t = useDisputeTexts();
  const may = useMay();
  if (memberId === null) return null;
  return (
    <section className={styles.section}>
      <h3>{t('linked')}</h3>
      {kind === 'dispute' && <p>{t('earlier', { count: earlier })}</p>}
      {linked.length === 0 ? (
        <p className={own.quiet}>{t('noLinked')}</p>
      ) : (
        <ul className={own.list}>
          {linked.map((it) => (
            <li key={it.id} className={own.line}>
              <span>
                {may('members.read') ? (
                  <Link
                    to="/member/$id"
                    params={{ id: String(it.memberId) }}
                    search={{ open: `deposit:${it.id}` }}
                    className={own.link}
                  >
                    {t('deposit', { id: it.id })}
                  </Link>
                ) : (
                  t('deposit', { id: it.id })
                )}{' '}
                {it.memberId !== memberId && <strong>{it.username}</strong>} <Moment at={it.createTime} />
              </span>
              <span className={own.amount}>
                <StatusTag status={it.state} /> {it.claimed && <Tag tone="bad">{t('claimedBack')}</Tag>}{' '}
                <ExactMoney value={it.amount} currency={it.currency} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
