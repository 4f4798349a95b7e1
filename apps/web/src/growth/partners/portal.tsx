import { Button } from '@fairhouse/ui/button.tsx';
import { Notice } from '@fairhouse/ui/notice.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { useCallback, useState } from 'react';
import { copyText } from '../../ui/copy-text.ts';
import { FigureList } from '../../ui/figure-list.tsx';
import frame from '../../ui/page.module.css';
import { ask } from './partner-session.ts';
import styles from './partners.module.css';
import { PlanTerms } from './plan-terms.tsx';
import { Players } from './players.tsx';
import { Postbacks } from './postbacks.tsx';
import { Statements } from './statements.tsx';
import { usePartnerTexts } from './texts/index.ts';
import { type PortalData, usePortal } from './use-portal.ts';

interface PortalProps {
  token: string;
  leave: (wasEnded: boolean) => void;
}

/** Links, figures, players under pseudonyms, statements, postbacks and terms of the partner who is signed in. */
export function Portal({ token, leave }: PortalProps) {
  const t = usePartnerTexts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what leaves is the same for as long as the token is
  const ended = useCallback(() => leave(true), [token]);
  const { data, problem, load } = usePortal(token, ended);
  const signOut = async () => {
    await ask('/partner/auth/signOut', {}, token);
    leave(false);
  };
  if (problem && !data) {
    return (
      <div className={styles.form}>
        <Notice tone="danger">{problem}</Notice>
        <Button onClick={() => void load()}>{t('retry')}</Button>
      </div>
    );
  }
  if (!data) {
    return (
      <div className={frame.waiting}>
        <Spinner label={t('loading')} />
      </div>
    );
  }
  const { home } = data;
  return (
    <>
      <header className={styles.bar}>
        <h2>{home.company}</h2>
        <Button size="s" onClick={() => void signOut()}>
          {t('signOut')}
        </Button>
      </header>
      {home.state !== 'active' && <Notice tone="warning">{t(`state_${home.state}`)}</Notice>}
      <Terms home={home} token={token} reload={load} />
      <section className={styles.section}>
        <h2>{t('figures')}</h2>
        <FigureList
          figures={(['clicks', 'registrations', 'firstDeposits', 'qualified'] as const).map((name) => ({
            name: t(name),
            value: home.figures[name],
          }))}
        />
      </section>
      <Links home={home} />
      <PlanTerms home={home} />
      <Statements statements={data.statements} />
      <Players first={data.players} token={token} />
      <Postbacks home={home} sent={data.postbacks} token={token} reload={load} />
    </>
  );
}

type Home = PortalData['home'];

function Terms({ home, token, reload }: { home: Home; token: string; reload: () => Promise<void> }) {
  const t = usePartnerTexts();
  const [problem, setProblem] = useState<string>();
  if (home.termsTime) return null;
  const accept = async () => {
    const answer = await ask('/partner/acceptTerms', { termsVersion: home.termsVersion }, token);
    if (!answer.ok) setProblem(answer.message);
    await reload();
  };
  return (
    <Notice tone="info">
      <div className={styles.stack}>
        <p>{t('termsLead', { version: home.termsVersion })}</p>
        {problem && <p role="alert">{problem}</p>}
        <Button variant="primary" size="s" onClick={() => void accept()}>
          {t('acceptTerms')}
        </Button>
      </div>
    </Notice>
  );
}

function Links({ home }: { home: Home }) {
  const t = usePartnerTexts();
  return (
    <section className={styles.section}>
      <h2>{t('links')}</h2>
      <p className={styles.quiet}>{home.links.length === 0 ? t('noLinks') : t('linksLead')}</p>
      <ul className={styles.cards}>
        {home.links.map((link) => (
          <li key={link.id} className={styles.card}>
            <strong>
              {link.label}
              {!link.isActive && ` · ${t('linkOff')}`}
            </strong>
            <code>{link.url}</code>
            <span className={styles.quiet}>
              {`${t('clicks')} ${link.figures.clicks} · ${t('registrations')} ${link.figures.registrations} · ${t('firstDeposits')} ${link.figures.firstDeposits}`}
            </span>
            <Button size="s" onClick={() => void copyText(link.url)}>
              {t('copyLink')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
