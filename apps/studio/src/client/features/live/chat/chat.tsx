/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PlaySession } from '../../../lib/round/play-session.ts';
import type { LiveWord, ReportReason } from '../../../lib/round/wire.ts';
import { refusalText } from '../../../lib/texts/index.ts';
import { Icon } from '../../../ui/page/icons.tsx';
import type { Live } from '../use-live.ts';
import { changeChat, mutePerson } from './chat-settings.ts';
import { spokenOf } from './shown-words.ts';
import type { ChatHere } from './use-chat.ts';
import './chat.css';

export interface ChatProps {
  session: PlaySession;
  live: Live;
  chat: ChatHere;
}

export interface DrawerProps extends ChatProps {
  onClose: () => void;
}

const reasons = ['abuse', 'spam', 'personal', 'fraud', 'other'] as const satisfies readonly ReportReason[];
/** A screen reader speaks what came in so long as one sentence. */
const spokenEveryMs = 8_000;

/** What players say to one another at the table. */
function Chat({ session, live, chat }: ChatProps) {
  const { texts } = live;
  const { words, settings, me } = chat;
  const [opened, setOpened] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const latest = words.at(-1)?.id;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [latest, settings.isHidden]);
  useEffect(
    () =>
      session.casino.hear((message) => {
        if (message.type !== 'message-reported') return;
        const { sent, tooMany, failed } = {
          sent: texts.talk.reported,
          tooMany: texts.talk.reportTooMany,
          failed: texts.talk.reportFailed,
        };
        setNote({ sent, tooMany, failed }[message.outcome]);
      }),
    [session, texts],
  );
  const report = (message: string, reason: ReportReason) => {
    setNote('');
    setOpened(null);
    session.casino.tell({ type: 'report-message', message, reason });
  };
  if (settings.isHidden) {
    return (
      <p class="live-panel__hint">
        {texts.talk.hidden}{' '}
        <button type="button" class="live-chat__quiet" onClick={() => changeChat({ isHidden: false })}>
          {texts.talk.show}
        </button>
      </p>
    );
  }
  return (
    <div class={opened === null ? 'live-chat' : 'live-chat live-chat--asks'}>
      <ol class="live-chat__words" ref={list}>
        {words.length === 0 && <li class="live-panel__hint">{texts.silent}</li>}
        {words.map((word) => (
          <Word
            key={word.id}
            word={word}
            isOwn={word.by === me}
            mayReport={session.casino.present}
            texts={texts}
            isOpen={opened === word.id}
            onToggle={() => {
              setNote('');
              setOpened(opened === word.id ? null : word.id);
            }}
            onMute={() => {
              setOpened(null);
              mutePerson(word.by);
            }}
            onReport={(reason) => report(word.id, reason)}
          />
        ))}
      </ol>
      <Spoken words={words} me={me} texts={texts} />
      {note && (
        <p class="live-chat__note" role="status">
          {note}
        </p>
      )}
      {settings.muted.length > 0 && (
        <p class="live-panel__hint">
          {texts.talk.muted(settings.muted.length)}{' '}
          <button type="button" class="live-chat__quiet" onClick={() => changeChat({ muted: [] })}>
            {texts.talk.unmute}
          </button>
        </p>
      )}
      {chat.may === 'write' ? (
        <Say session={session} texts={texts} />
      ) : (
        <p class="live-panel__hint">{texts.talk.mailNeeded}</p>
      )}
    </div>
  );
}

interface WordProps {
  word: LiveWord;
  isOwn: boolean;
  /** Reports go by the casino's page around the game. */
  mayReport: boolean;
  texts: Live['texts'];
  isOpen: boolean;
  onToggle: () => void;
  onMute: () => void;
  onReport: (reason: ReportReason) => void;
}

function Word({ word, isOwn, mayReport, texts, isOpen, onToggle, onMute, onReport }: WordProps) {
  const { talk } = texts;
  const [asks, setAsks] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  useEffect(() => setAsks(false), [isOpen]);
  // On a phone the list shows two or three lines: without it the choices would lie below them.
  useEffect(() => {
    if (isOpen) choices.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, asks]);
  return (
    <li>
      <p>
        <b>{isOwn ? talk.you : word.player}</b> {word.isRemoved ? <i>{talk.removed}</i> : word.text}
      </p>
      {!isOwn && !word.isRemoved && (
        <button
          type="button"
          class="live-chat__more"
          aria-label={talk.more(word.player)}
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          <span aria-hidden="true">⋯</span>
        </button>
      )}
      {isOpen && !asks && (
        <div class="live-chat__do" ref={choices}>
          <button type="button" onClick={onMute}>
            {talk.mute}
          </button>
          {mayReport && (
            <button type="button" onClick={() => setAsks(true)}>
              {talk.report}
            </button>
          )}
        </div>
      )}
      {isOpen && asks && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame and a legend around some buttons.
        <div class="live-chat__do" ref={choices} role="group" aria-label={talk.reportFor}>
          <small>{talk.reportFor}</small>
          {reasons.map((reason) => (
            <button key={reason} type="button" onClick={() => onReport(reason)}>
              {talk.reasons[reason]}
            </button>
          ))}
          <button type="button" onClick={onToggle}>
            {talk.cancel}
          </button>
        </div>
      )}
    </li>
  );
}

/** New messages for screen readers, some seconds of them at a time: a busy chat must not speak over the game. */
function Spoken({ words, me, texts }: { words: readonly LiveWord[]; me: string; texts: Live['texts'] }) {
  const [spoken, setSpoken] = useState('');
  const newest = useRef(words.at(-1)?.id ?? '0');
  const now = useRef(words);
  now.current = words;
  useEffect(() => {
    const timer = setInterval(() => {
      const fresh = now.current.filter(
        ({ id, by, isRemoved }) => by !== me && !isRemoved && BigInt(id) > BigInt(newest.current),
      );
      newest.current = now.current.at(-1)?.id ?? newest.current;
      setSpoken(spokenOf(fresh, texts.talk));
    }, spokenEveryMs);
    return () => clearInterval(timer);
  }, [me, texts]);
  return (
    <p class="visually-hidden" aria-live="polite">
      {spoken}
    </p>
  );
}

function Say({ session, texts }: { session: PlaySession; texts: Live['texts'] }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem) form.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  const send = async (event: Event) => {
    event.preventDefault();
    if (text.trim() === '') return;
    setProblem('');
    const answer = await session.calls.say(text.trim());
    if (answer.ok) setText('');
    else setProblem(refusalText(session.texts, answer.error));
  };
  return (
    <form class="live-chat__say" ref={form} onSubmit={(event) => void send(event)}>
      {problem && <p role="alert">{problem}</p>}
      <input
        aria-label={texts.say}
        placeholder={texts.say}
        title={texts.talk.rules}
        maxLength={200}
        autocomplete="off"
        enterkeyhint="send"
        value={text}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setProblem('');
        }}
      />
      <button type="submit" class="text-button" disabled={text.trim() === ''}>
        {texts.send}
      </button>
    </form>
  );
}

/** Beside the game. */
export function ChatAside(props: ChatProps) {
  return (
    <section class="live-panel" aria-label={props.live.texts.chat}>
      <ChatHead {...props} />
      <Chat {...props} />
    </section>
  );
}

/** In the flow of the page, below the game: it covers no card, no stake and no button. */
export function ChatDrawer({ onClose, ...props }: DrawerProps) {
  const { texts } = props.live;
  const drawer = useRef<HTMLElement>(null);
  useEffect(() => drawer.current?.scrollIntoView({ block: 'end' }), []);
  return (
    <section class="live__drawer" id="table-chat" ref={drawer} aria-label={texts.chat}>
      <ChatHead {...props}>
        <button type="button" class="live__drawer-close" aria-label={texts.talk.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </ChatHead>
      <Chat {...props} />
    </section>
  );
}

/** The name of the chat, and the way to be rid of it. */
function ChatHead({
  live: { texts },
  chat,
  children,
}: Pick<ChatProps, 'live' | 'chat'> & { children?: preact.ComponentChildren }) {
  return (
    <header class="live-chat__head">
      <h2>{texts.chat}</h2>
      {!chat.settings.isHidden && (
        <button type="button" class="live-chat__quiet" onClick={() => changeChat({ isHidden: true })}>
          {texts.talk.hide}
        </button>
      )}
      {children}
    </header>
  );
}
