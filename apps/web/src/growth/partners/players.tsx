import { Button } from '@fairhouse/ui/button.tsx';
import { useState } from 'react';
import { ask } from './partner-session.ts';
import styles from './partners.module.css';
import { usePartnerTexts } from './texts/index.ts';
import type { PortalData } from './use-portal.ts';

/** Players under pseudonyms, the latest first. */
export function Players({ first, token }: { first: PortalData['players']; token: string }) {
  const t = usePartnerTexts();
  const [more, setMore] = useState<PortalData['players'][]>([]);
  const pages = [first, ...more];
  const rows = pages.flatMap((page) => page.rows);
  const next = pages.at(-1)!.next;
  const load = async () => {
    if (next === null) return;
    const answer = await ask('/partner/players', { before: next }, token);
    if (answer.ok) setMore([...more, answer.data]);
  };
  return (
    <section className={styles.section}>
      <h2>{t('players')}</h2>
      <p className={styles.quiet}>{t(rows.length === 0 ? 'noPlayers' : 'playersLead')}</p>
      {rows.length > 0 && (
        <div className={styles.scrolls}>
          <table className={styles.table}>
            <thead>
              <tr>
                {(['player', 'link', 'joined', 'firstDeposit', 'qualified'] as const).map((name) => (
                  <th key={name} scope="col">
                    {t(name)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.player}>
                  <td>
                    <code>{row.player}</code>
                    {!row.isPaid && ` ${t('unpaid')}`}
                  </td>
                  <td>{row.code}</td>
                  <td>{row.joinDay}</td>
                  <td>{row.firstDepositDay ?? '–'}</td>
                  <td>{row.qualifiedDay ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {next !== null && (
        <Button size="s" onClick={() => void load()}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}
