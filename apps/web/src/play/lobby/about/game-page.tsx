import { EmptyState } from '@fairhouse/ui/empty-state.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { useLocation } from '../../../lib/address/location.ts';
import { GamesPlaceholder } from '../games-placeholder.tsx';
import styles from './game-about.module.css';
import { GameAbout } from './game-about.tsx';
import { useAboutTexts } from './texts/index.ts';
import { useAbout } from './use-about.ts';

/** /game?id=… */
export default function GamePage({ title }: { title: string }) {
  const t = useAboutTexts();
  const { query } = useLocation();
  const id = /^[1-9]\d{0,8}$/.exec(query.get('id') ?? '')?.[0];
  return (
    <div className={styles.page}>
      {id ? <One key={id} id={Number(id)} title={title} /> : <EmptyState title={t('noGame')} />}
    </div>
  );
}

function One({ id, title }: { id: number; title: string }) {
  const { data, error, refetch } = useAbout(id);
  return (
    <>
      <h1>{data?.game.name ?? title}</h1>
      {data ? (
        <GameAbout about={data} />
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : (
        <GamesPlaceholder />
      )}
    </>
  );
}
