import { useCall } from '../../lib/query.ts';
import { Page, Panel } from '../../ui/page.tsx';
import { useThreadTexts } from '../../ui/thread/texts.ts';
import { ThreadView } from '../../ui/thread/thread-view.tsx';

/** One thread by itself, also when it waits for the player or is solved. */
export function ThreadScreen({ id }: { id: number }) {
  const t = useThreadTexts();
  const { data: row, isPending } = useCall('/operator/queue/get', { queue: 'contacts', id }, { followed: true });
  return (
    <Page title={t('title', { id })}>
      <Panel>
        <ThreadView
          id={id}
          version={isPending ? undefined : (row?.contentHash ?? 'answered')}
          claim={row?.claim ?? null}
        />
      </Panel>
    </Page>
  );
}
