import type { CallOutput } from '@fairhouse/contract';
import { formatAmount, fromWire } from '@fairhouse/money';
import { Button } from '@fairhouse/ui/button.tsx';
import { EmptyState } from '@fairhouse/ui/empty-state.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { hrefOf, useLocation } from '../../../lib/address/location.ts';
import { openPopup } from '../../../lib/address/popups.ts';
import { momentText } from '../../../lib/language/formats.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useCall } from '../../../lib/query.ts';
import { useSession } from '../../../lib/session.ts';
import { Cover } from '../cover.tsx';
import styles from './table-invite.module.css';
import { useTableInviteTexts } from './texts/index.ts';

/** The API's `noSuchThing`. */
const ended = 1002;

/** /table?invitation=… : a shared table behind a link. */
export default function TableInvitePage({ title }: { title: string }) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <Content />
    </div>
  );
}

function Content() {
  const t = useTableInviteTexts();
  const { query } = useLocation();
  const { status } = useSession();
  const { data, error, refetch } = useCall(
    '/sys/table/invitation',
    { invitation: query.get('invitation') ?? '' },
    { enabled: status !== 'unknown' },
  );
  if (error?.code === ended) return <Instead title={t('ended')} text={t('endedText')} />;
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  if (!data) return <p role="status">{t('loading')}</p>;
  if (!data.table) return <Instead title={t('notShown')} text={t('notShownText')} />;
  return <Table table={data.table} isMember={status === 'member'} />;
}

interface TableProps {
  table: NonNullable<CallOutput<'/sys/table/invitation'>['table']>;
  isMember: boolean;
}

function Table({ table, isMember }: TableProps) {
  const t = useTableInviteTexts();
  const language = useLanguage();
  const { game, isOpen, isOffered, seated, currency, leastStake, leastAge, endTime } = table;
  const canPlay = isOffered && leastStake !== null;
  return (
    <article className={styles.invitation}>
      <header className={styles.head}>
        <Cover game={table} eager />
        <div>
          <h2>{game}</h2>
          <p>{t('shared')}</p>
          <dl className={styles.facts}>
            <dt>{t('least')}</dt>
            <dd>{leastStake === null ? '–' : formatAmount(fromWire(leastStake, currency)!, language)}</dd>
            <dt>{t('people')}</dt>
            <dd>{t(seated === 1 ? 'seated_one' : 'seated', { count: seated })}</dd>
            <dt>{t('ends')}</dt>
            <dd>
              <time dateTime={endTime}>{momentText(endTime, language)}</time>
            </dd>
          </dl>
        </div>
      </header>
      <section>
        <h2>{t('needs')}</h2>
        <ul>
          {!isMember && <li>{t('needsAccount')}</li>}
          <li>{t('needsAge', { age: leastAge })}</li>
          <li>{t(canPlay ? 'offeredHere' : 'notOfferedHere')}</li>
        </ul>
      </section>
      {!isOpen && <p role="status">{t('paused')}</p>}
      <div className={styles.buttons}>
        {canPlay && (
          <Button variant="primary" onClick={() => openPopup('play', { gameId: table.gameId, playForFun: false })}>
            {t(isMember ? 'sitDown' : 'logInAndSit')}
          </Button>
        )}
        <a href={hrefOf(`/game?id=${table.gameId}`)}>{t('about', { game })}</a>
      </div>
      <p className={styles.note}>
        {t('noReward')} <a href={hrefOf('/play-safely')}>{t('safely')}</a>
      </p>
    </article>
  );
}

function Instead({ title, text }: { title: string; text: string }) {
  const t = useTableInviteTexts();
  return (
    <EmptyState title={title}>
      <p>{text}</p>
      <a href={hrefOf('/')}>{t('toGames')}</a>
    </EmptyState>
  );
}
