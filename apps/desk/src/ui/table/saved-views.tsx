import type { OperatorCallInput, OperatorCallOutput } from '@fairhouse/contract/operator';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button, Menu } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { post } from '../../lib/api.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { reload, useCall } from '../../lib/query.ts';
import { useRoleChoices } from '../../lib/role-name.ts';
import { useViewTexts } from '../../lib/texts/view-texts.ts';
import { isSameView, movedUp, type ViewSearch, viewOf } from '../../lib/views.ts';
import { ActionDialog } from '../action-dialog.tsx';

type View = OperatorCallOutput<'/operator/view/list'>['views'][number];

interface SavedViewsProps {
  /** The list: `queue/cashOuts`. */
  place: string;
  /** What the address says now, what is open left out. */
  current: ViewSearch;
  show: (search: ViewSearch) => void;
}

/** Addresses under names: one's own, and what colleagues share. The address stays the truth; a view only leads to it. */
export function SavedViews({ place, current, show }: SavedViewsProps) {
  const t = useViewTexts();
  const [editing, setEditing] = useState<View | 'new'>();
  const { data } = useCall('/operator/view/list', { place }, { staleTimeMs: 60_000 });
  const views = data?.views ?? [];
  const mine = views.filter(({ isMine }) => isMine);
  const shared = views.filter(({ isMine }) => !isMine);
  // By a reference: the menu gives its target an id of its own.
  const button = useRef<HTMLButtonElement>(null);
  const now = views.find(({ search }) => isSameView(search, current));
  useKeys({
    views: () => button.current?.focus(),
    saveView: () => setEditing(now?.isMine ? now : 'new'),
  });

  // Who comes without a view is shown the one they see first; who takes it off again is left alone.
  const cameTo = useRef<string>(undefined);
  const first = mine.find(({ isDefault }) => isDefault);
  useEffect(() => {
    if (!data || cameTo.current === place) return;
    cameTo.current = place;
    if (first && Object.keys(current).length === 0) show(viewOf(first.search));
  }, [data, place, first, current, show]);

  const done = async (said: ReturnType<typeof post>) => {
    const answer = await said;
    if (!answer.ok) showToast(answer.message);
    await reload('/operator/view/list');
  };
  const item = (view: View) => (
    <Menu.Item
      key={view.id}
      onClick={() => show(viewOf(view.search))}
      rightSection={view.isMine ? view.isDefault && <small>{t('first')}</small> : <small>{view.by}</small>}
      {...(view === now ? { 'aria-current': true } : {})}
    >
      {view.name}
    </Menu.Item>
  );
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button ref={button} variant="default" size="xs" rightSection={<kbd>W</kbd>}>
            {now?.name ?? t('views')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {mine.length > 0 && <Menu.Label>{t('mine')}</Menu.Label>}
          {mine.map(item)}
          {shared.length > 0 && <Menu.Label>{t('shared')}</Menu.Label>}
          {shared.map(item)}
          {views.length > 0 && <Menu.Divider />}
          {!now?.isMine && <Menu.Item onClick={() => setEditing('new')}>{t('save')}</Menu.Item>}
          {now?.isMine && (
            <>
              <Menu.Item onClick={() => setEditing(now)}>{t('change')}</Menu.Item>
              {mine[0] !== now && (
                <Menu.Item
                  onClick={() =>
                    void done(
                      post('/operator/view/arrange', {
                        place,
                        ids: movedUp(
                          mine.map(({ id }) => id),
                          now.id,
                        ),
                      }),
                    )
                  }
                >
                  {t('moveUp')}
                </Menu.Item>
              )}
              <Menu.Item color="red" onClick={() => void done(post('/operator/view/delete', { id: now.id }))}>
                {t('forget')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {editing && <ViewDialog place={place} current={current} view={editing} close={() => setEditing(undefined)} />}
    </>
  );
}

interface ViewDialogProps extends Pick<SavedViewsProps, 'place' | 'current'> {
  view: View | 'new';
  close: () => void;
}

function ViewDialog({ place, current, view, close }: ViewDialogProps) {
  const t = useViewTexts();
  const roles = useRoleChoices();
  const known = view === 'new' ? undefined : view;
  const title = known ? t('change') : t('save');
  return (
    <ActionDialog
      title={title}
      fields={[
        { name: 'name', label: t('name'), kind: 'text', required: true, maxLength: 60, initial: known?.name ?? '' },
        {
          name: 'sharedWith',
          label: t('sharedWith'),
          kind: 'select',
          initial: known?.sharedWith ?? 'nobody',
          options: [{ value: 'nobody', label: t('nobody') }, { value: 'everybody', label: t('everybody') }, ...roles],
        },
        {
          name: 'first',
          label: t('showFirst'),
          kind: 'select',
          initial: known?.isDefault ? 'yes' : 'no',
          options: [
            { value: 'no', label: t('no') },
            { value: 'yes', label: t('yes') },
          ],
        },
      ]}
      submit={title}
      onSubmit={async ({ name = '', sharedWith, first }) => {
        const answer = await post('/operator/view/save', {
          ...(known ? { id: known.id } : {}),
          place,
          name,
          search: known?.search ?? current,
          sharedWith: sharedWith as OperatorCallInput<'/operator/view/save'>['sharedWith'],
          isDefault: first === 'yes',
        });
        if (!answer.ok) return answer.message;
        await reload('/operator/view/list');
        return undefined;
      }}
      onClose={close}
    >
      {t('about')}
    </ActionDialog>
  );
}
