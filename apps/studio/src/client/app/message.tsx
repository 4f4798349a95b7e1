/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import './message.css';

/** A calm sentence in the middle of the page. */
export function Message({
  title,
  text,
  quiet,
  children,
}: {
  title: string;
  text?: string;
  quiet?: boolean;
  children?: ComponentChildren;
}) {
  return (
    <main class={`message${quiet ? ' message--quiet' : ''}`} role={quiet ? 'status' : 'alert'}>
      <svg class="message__mark" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        <circle cx="24" cy="24" r="21" />
        <path d="M24 10.5 30.5 24 24 37.5 17.5 24Z" />
      </svg>
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      {children}
    </main>
  );
}
