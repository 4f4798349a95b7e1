import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { Icon } from '@fairhouse/ui/icon.tsx';
import { ActionIcon, Menu } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { post } from '../../lib/api.ts';
import { momentText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { reload, useCall } from '../../lib/query.ts';
import styles from './mentions-button.module.css';
import { useQueueTexts } from './texts/index.ts';

type Mention = OperatorCallOutput<'/operator/queue/mentions'>[number];

const longest = 140;

/** Notes in which colleagues have named this person; one that is opened is seen. */
export function MentionsButton() {
  const t = useQueueTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const { data: mentions = [] } = useCall('/operator/queue/mentions', {}, { followed: true });
  if (mentions.length === 0) return null;
  const open = async ({ note, queue, id }: Mention) => {
    await post('/operator/queue/seeMention', { note });
    await reload('/operator/queue/mentions');
    // A thread can be looked at although it waits no more.
    if (queue === 'contacts') return navigate({ to: '/thread/$id', params: { id: String(id) } });
    return navigate({ to: '/queue/$queue', params: { queue }, search: { hold: 'all', row: id } });
  };
  return (
    <Menu position="bottom-end" width={340}>
      <Menu.Target>
        <ActionIcon
          className={styles.button}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('mentions', { count: mentions.length })}
        >
          <Icon name="bell" size={20} />
          <span className={styles.count} aria-hidden="true">
            {mentions.length}
          </span>
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={styles.list}>
        {mentions.map((mention) => (
          <Menu.Item key={mention.note} onClick={() => void open(mention)}>
            <small className={styles.by}>
              {mention.by} · {t(mention.queue)} {mention.id} · {momentText(mention.time, language)}
            </small>
            <span className={styles.text}>
              {mention.text.length > longest ? `${mention.text.slice(0, longest)}…` : mention.text}
            </span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
