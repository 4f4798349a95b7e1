import { useStore } from '@fairhouse/ui/store.ts';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useCallback, useEffect, useState } from 'react';
import { useOpenPopups } from '../../../lib/address/popups.ts';
import { onArrival } from '../../../lib/arrivals.ts';
import { queries, useCall } from '../../../lib/query.ts';
import { useMember } from '../../../lib/session.ts';
import { useSupportTexts } from '../texts/index.ts';
import { chatAvailablePath, useChatAvailable } from '../use-chat-available.ts';
import styles from './chat-corner.module.css';
import { chatting, endChat, hideChat, openChat } from './chat-widget.ts';
import { Greeting } from './greeting.tsx';

/** The chat icon in the corner, while chat is there. It steps aside during play; afterwards the casino is asked again. */
export default function ChatCorner() {
  const available = useChatAvailable();
  const playing = useOpenPopups().some(({ name }) => name === 'play');
  const isChatting = useStore(chatting);
  const [greets, setGreets] = useState(false);
  const stopGreeting = useCallback(() => setGreets(false), []);
  const member = useMember();

  useEffect(
    () =>
      onArrival(() => {
        askAgain();
        setGreets(true);
      }),
    [],
  );

  useEffect(() => {
    if (!playing) return;
    hideChat();
    return askAgain;
  }, [playing]);

  // Another member, or nobody any more.
  const who = member?.id;
  useEffect(() => {
    if (who !== undefined) return endChat;
  }, [who]);

  if (!available || playing || isChatting) return null;
  return (
    <div className={styles.corner}>
      {greets && member && <Greeting username={member.username} onOver={stopGreeting} />}
      <ChatButton username={member?.username} />
    </div>
  );
}

function askAgain(): void {
  void queries.invalidateQueries({ queryKey: [chatAvailablePath] });
}

function ChatButton({ username }: { username: string | undefined }) {
  const t = useSupportTexts();
  const { data } = useCall('/sys/sysSetting/contactUsSetting', {});
  const [busy, setBusy] = useState(false);

  async function open(): Promise<void> {
    if (!data || busy) return;
    setBusy(true);
    const opened = await openChat(data.chatScript, username);
    setBusy(false);
    if (!opened) showToast(t('chatFailed'));
  }

  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={t('openChat')}
      title={t('openChat')}
      aria-busy={busy || undefined}
      onClick={() => void open()}
    >
      <svg width="26" height="26" viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M4 5h16v11h-8.500L7 19.500V16H4zM8 9h8M8 12h5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
