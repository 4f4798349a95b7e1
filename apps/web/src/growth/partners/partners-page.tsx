import { useState } from 'react';
import { navigate, useLocation } from '../../lib/address/location.ts';
import frame from '../../ui/page.module.css';
import { SetUp, SignIn } from './enter.tsx';
import { keepPartnerToken, partnerToken } from './partner-session.ts';
import { Portal } from './portal.tsx';
import { usePartnerTexts } from './texts/index.ts';

/** /partners: what affiliate partners see of their own, behind a sign-in that is none of a player's. */
export default function PartnersPage({ title }: { title: string }) {
  const t = usePartnerTexts();
  const { query } = useLocation();
  const invite = query.get('token');
  const [token, setToken] = useState(partnerToken);
  const [isOver, setOver] = useState(false);
  const enter = (entered: string | undefined, wasEnded = false) => {
    keepPartnerToken(entered);
    setToken(entered);
    setOver(wasEnded);
    if (invite) navigate('/partners', { replace: true });
  };
  return (
    <div className={frame.page}>
      <header className={frame.top}>
        <h1>{title}</h1>
        {!token && isOver && <p className={frame.lead}>{t('over')}</p>}
      </header>
      {token && !invite ? (
        <Portal token={token} leave={(wasEnded) => enter(undefined, wasEnded)} />
      ) : invite ? (
        <SetUp token={invite} entered={enter} />
      ) : (
        <SignIn entered={enter} />
      )}
    </div>
  );
}
