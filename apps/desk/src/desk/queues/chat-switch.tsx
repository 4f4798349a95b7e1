import { Button } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { useMay } from '../../lib/person.ts';
import { reload, useCall } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { useQueueTexts } from './texts/index.ts';

/** Live chat is offered by anyone who answers messages, and taken away when they go home. */
export function ChatSwitch() {
  const t = useQueueTexts();
  const common = useCommonTexts();
  const may = useMay();
  const { data } = useCall('/operator/chat/get', {});
  const [asking, setAsking] = useState(false);
  if (!data || !may('contacts.answer')) return null;
  const what = data.open ? t('closeChat') : t('openChat');
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setAsking(true)}>
        {what}
      </Button>
      {asking && (
        <ActionDialog
          title={what}
          fields={[
            {
              name: 'reason',
              label: common('reason'),
              about: common('reasonForTheRecord'),
              kind: 'area',
              maxLength: 300,
            },
          ]}
          submit={what}
          onSubmit={async ({ reason }) => {
            const answer = await post('/operator/chat/set', { open: !data.open, reason });
            if (!answer.ok) return answer.message;
            await reload('/operator/chat/get');
            return undefined;
          }}
          onClose={() => setAsking(false)}
        >
          {t(data.open ? 'closeChatAbout' : 'openChatAbout')}
        </ActionDialog>
      )}
    </>
  );
}
