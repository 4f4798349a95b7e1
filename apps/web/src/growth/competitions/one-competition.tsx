import { Button, buttonClass } from '@fairhouse/ui/button.tsx';
import { askToConfirm, showAlert } from '@fairhouse/ui/layers/alerts.ts';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { Notice } from '@fairhouse/ui/notice.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { hrefOf } from '../../lib/address/location.ts';
import { openPopup } from '../../lib/address/popups.ts';
import { post } from '../../lib/api.ts';
import { longMomentText } from '../../lib/language/formats.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { queries, useCall } from '../../lib/query.ts';
import { useMember, useSession } from '../../lib/session.ts';
import { Money } from '../../ui/money.tsx';
import frame from '../../ui/page.module.css';
import { CompetitionTime } from './competition-time.tsx';
import { type Competition, countingText, isOver, moneyText, playersText, scoreText } from './competition-view.ts';
import styles from './competitions.module.css';
import { OwnFile } from './own-file.tsx';
import { OwnRounds } from './own-rounds.tsx';
import { Rules } from './rules.tsx';
import { Standings } from './standings.tsx';
import { useCompetitionTexts } from './texts/index.ts';

const everyMs = 8_000;

/** One competition: what it is about, where the member stands, the standings, the rules and the rounds that count. */
export function OneCompetition({ id, title }: { id: number; title: string }) {
  const t = useCompetitionTexts();
  const { status } = useSession();
  const { data, error, refetch } = useCall(
    '/sys/competition/get',
    { id },
    {
      enabled: status !== 'unknown',
      staleTimeMs: 1_000,
      everyMs: (last) => (last && isFixed(last.competition) ? false : everyMs),
    },
  );
  return (
    <>
      <a className={styles.back} href={hrefOf('/competitions')}>
        ‹ {t('back')}
      </a>
      {!data && <h1 className="visually-hidden">{title}</h1>}
      {data ? (
        <Whole competition={data.competition} />
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : (
        <div className={frame.waiting}>
          <Spinner label={t('loading')} />
        </div>
      )}
    </>
  );
}

const isFixed = ({ phase }: Competition) => phase === 'paid' || phase === 'cancelled';

function Whole({ competition }: { competition: Competition }) {
  const t = useCompetitionTexts();
  const language = useLanguage();
  const member = useMember();
  const { phase, own, entryCloses } = competition;
  const noteOf = { paused: 'pausedNote', closing: 'closingNote', cancelled: 'cancelledNote' } as const;
  const note = phase in noteOf ? noteOf[phase as keyof typeof noteOf] : undefined;
  return (
    <>
      <header className={frame.top}>
        <p className={styles.kind}>{t(`kind_${competition.kind}`)}</p>
        <h1>{competition.name}</h1>
        <p className={frame.lead}>{countingText(t, competition)}</p>
        <p className={styles.facts}>
          <CompetitionTime competition={competition} long />
          <span>{t('pool', { amount: moneyText(competition.pool, member?.currency, language) })}</span>
          <span>{playersText(t, competition, language)}</span>
          {entryCloses && !own && !isOver(competition) && (
            <span>{t('closesAt', { time: longMomentText(entryCloses, language) })}</span>
          )}
        </p>
      </header>
      {note && (
        <Notice>
          {t(note)}
          {competition.cancelled && ` ${t(`cancelled_${competition.cancelled}`)}`}
        </Notice>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          {own ? <OwnPlace competition={competition} /> : !isOver(competition) && <Join competition={competition} />}
          <Standings competition={competition} />
        </div>
        <div className={styles.column}>
          {own && <OwnRounds competition={competition} />}
          <Rules competition={competition} />
          {own && <OwnFile competition={competition} />}
        </div>
      </div>
    </>
  );
}

const reload = () =>
  Promise.all(
    ['/sys/competition/get', '/sys/competition/list'].map((path) => queries.invalidateQueries({ queryKey: [path] })),
  );

function Join({ competition: { id, mayJoin, whyNot, phase } }: { competition: Competition }) {
  const t = useCompetitionTexts();
  const member = useMember();
  const [busy, setBusy] = useState(false);
  if (!member) {
    return (
      <section className={styles.panel}>
        <p>{t('joinAbout')}</p>
        <Button variant="primary" onClick={() => openPopup('login', { backurl: `/competitions?id=${id}` })}>
          {t('loginToJoin')}
        </Button>
      </section>
    );
  }
  if (!mayJoin) {
    if (phase === 'paused' || whyNot === null) return null;
    const next = whyNot === 'identity' ? '/identity' : '/competitions';
    return (
      <Notice>
        {t(`why_${whyNot}`)} <a href={hrefOf(next)}>{t(whyNot === 'identity' ? 'toIdentity' : 'toOthers')}</a>
      </Notice>
    );
  }
  const join = async () => {
    setBusy(true);
    const answer = await post('/sys/competition/join', { id });
    await reload();
    setBusy(false);
    if (answer.ok) showToast(t('joinedToast'), 'success');
    else void showAlert({ title: t('failed'), message: answer.message });
  };
  return (
    <section className={styles.panel}>
      <p>{t('joinAbout')}</p>
      <Button variant="primary" busy={busy} onClick={() => void join()}>
        {t('join')}
      </Button>
    </section>
  );
}

function OwnPlace({ competition }: { competition: Competition }) {
  const t = useCompetitionTexts();
  const language = useLanguage();
  const member = useMember();
  const { id, own, phase, measure } = competition;
  const leave = async () => {
    const sure = await askToConfirm({
      title: t('leaveTitle'),
      message: t('leaveText'),
      confirm: t('leave'),
      cancel: t('stay'),
    });
    if (!sure) return;
    const answer = await post('/sys/competition/leave', { id });
    await reload();
    if (answer.ok) showToast(t('leftToast'), 'success');
    else void showAlert({ title: t('failed'), message: answer.message });
  };
  if (!own || !member) return null;
  const isFinal = phase === 'final' || phase === 'paid';
  if (own.disqualified) {
    return (
      <section className={styles.panel} aria-label={t('yourPlace')}>
        <p>{t('disqualifiedTitle')}</p>
        <p>{t(`disqualified_${own.disqualified}`)}</p>
        <p className={styles.quiet}>{t('complain')}</p>
        <Button
          size="s"
          onClick={() =>
            openPopup('contact', { section: 'form', about: { topic: 'bonus', message: t('complaint', { id }) } })
          }
        >
          {t('toSupport')}
        </Button>
      </section>
    );
  }
  return (
    <section className={styles.panel} aria-label={t('yourPlace')}>
      <dl className={styles.figures}>
        <div>
          <dt>{t('yourPlace')}</dt>
          <dd>{own.place ?? '–'}</dd>
        </div>
        <div>
          <dt>{t('yourScore')}</dt>
          <dd>{scoreText(t, measure, own.score, language)}</dd>
        </div>
        {isFinal && (
          <div>
            <dt>{t('yourPrize')}</dt>
            <dd>{own.prize === null ? '–' : <Money value={own.prize} currency={member.currency} />}</dd>
          </div>
        )}
      </dl>
      {isFinal ? (
        <p className={styles.quiet}>{t(own.prize === null ? 'noPrize' : own.isPaid ? 'prizePaid' : 'prizeComing')}</p>
      ) : isOver(competition) ? null : (
        <button type="button" className={buttonClass({ variant: 'quiet', size: 's' })} onClick={() => void leave()}>
          {t('leave')}
        </button>
      )}
    </section>
  );
}
