/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface SeedFormProps {
  id: string;
  label: string;
  help: string;
  /** What stands in the field until the player types. */
  proposed: string;
  action: string;
  /** Whether the proposed seed can be sent as it stands. */
  sendsProposed: boolean;
  /** Answers what went wrong, in a sentence; undefined when nothing did. */
  send: (clientSeed: string) => Promise<string | undefined>;
  children?: ComponentChildren;
}

/** A seed of the player's: the one that his device made, or one that he types. */
export function SeedForm({ id, label, help, proposed, action, sendsProposed, send, children }: SeedFormProps) {
  const [typed, setTyped] = useState(proposed);
  const [problem, setProblem] = useState('');
  const [sending, setSending] = useState(false);
  useEffect(() => setTyped(proposed), [proposed]);
  const valid = /^(?!.*:)[\x20-\x7e]{1,64}$/.test(typed) && (sendsProposed || typed !== proposed);
  const submit = async (event: Event) => {
    event.preventDefault();
    if (!valid || sending) return;
    setSending(true);
    setProblem((await send(typed)) ?? '');
    setSending(false);
  };
  return (
    <form class="fairness__seed" onSubmit={(event) => void submit(event)}>
      <label for={id}>{label}</label>
      <input
        id={id}
        value={typed}
        maxLength={64}
        autocomplete="off"
        spellcheck={false}
        aria-describedby={`${id}-help`}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <button type="submit" class="text-button" disabled={!valid || sending}>
        {action}
      </button>
      <p class="fairness__hint" id={`${id}-help`}>
        {help}
      </p>
      {problem && <p role="alert">{problem}</p>}
      {children}
    </form>
  );
}
