import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import type { Permission } from '../../lib/person.ts';
import { reload, useCall } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActionDialog, type ActionField } from '../../ui/action-dialog.tsx';
import { type ListText, useListTexts } from './texts/index.ts';

export type Outcome = OperatorCallOutput<'/operator/members/note'>['outcomes'][number];
type Answer = Awaited<ReturnType<typeof post<'/operator/members/note'>>>;

/** What is done with several players at once. */
export const membersActions = {
  note: 'members.note',
  tag: 'members.note',
  message: 'members.message',
} as const satisfies Record<string, Permission>;
export type MembersAction = keyof typeof membersActions;
export const membersActionNames = Object.keys(membersActions) as MembersAction[];

interface MembersDialogProps {
  action: MembersAction;
  memberIds: readonly number[];
  done: (outcomes: readonly Outcome[]) => void;
  close: () => void;
}

const tagsIn = (typed: string) =>
  typed
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** A window for what is done with the selected players; each gets an outcome of its own. */
export function MembersDialog({ action, memberIds, done, close }: MembersDialogProps) {
  const t = useListTexts();
  const common = useCommonTexts();
  const [requestKey] = useState(() => crypto.randomUUID());
  const { data } = useCall('/operator/tag/list', {}, { enabled: action === 'tag', staleTimeMs: 30_000 });
  const ids = [...memberIds];
  const fields: Record<MembersAction, readonly ActionField[]> = {
    note: [{ name: 'text', label: t('noteText'), kind: 'area', required: true, maxLength: 4_000 }],
    tag: [
      { name: 'add', label: t('tagsToAdd'), about: t('tagsAbout'), kind: 'text', maxLength: 200 },
      { name: 'remove', label: t('tagsToRemove'), kind: 'text', maxLength: 200 },
    ],
    message: [
      { name: 'english', label: t('english'), kind: 'area', required: true, maxLength: 2_000 },
      { name: 'filipino', label: t('filipino'), about: t('filipinoAbout'), kind: 'area', maxLength: 2_000 },
      {
        name: 'isOffer',
        label: t('isOffer'),
        about: t('isOfferAbout'),
        kind: 'select',
        required: true,
        options: [
          { value: '', label: '–' },
          { value: 'true', label: common('yes') },
          { value: 'false', label: common('no') },
        ],
      },
    ],
  };
  const runs: Record<MembersAction, (typed: Record<string, string>) => Promise<Answer>> = {
    note: ({ text = '' }) => post('/operator/members/note', { memberIds: ids, text, requestKey }),
    tag: ({ add = '', remove = '' }) =>
      post('/operator/members/tag', { memberIds: ids, add: tagsIn(add), remove: tagsIn(remove) }),
    message: ({ english = '', filipino = '', isOffer }) =>
      post('/operator/members/message', {
        memberIds: ids,
        english,
        filipino,
        isOffer: isOffer === 'true',
        requestKey,
      }),
  };
  return (
    <ActionDialog
      title={t(`action_${action}` as ListText, { count: ids.length })}
      fields={fields[action]}
      submit={t(`submit_${action}` as ListText)}
      onSubmit={async (typed) => {
        const answer = await runs[action](typed);
        if (!answer.ok) return answer.message;
        done(answer.data.outcomes);
        await reload(
          '/operator/list/read',
          '/operator/tag/list',
          '/operator/member/standing',
          '/operator/member/notes',
        );
        return undefined;
      }}
      onClose={close}
    >
      {action === 'tag' && (data?.tags.length ?? 0) > 0 && t('tagsInUse', { tags: data!.tags.join(', ') })}
    </ActionDialog>
  );
}
