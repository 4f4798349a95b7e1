/** @jsxImportSource preact */
import { Component, type ComponentChildren } from 'preact';
import { type Texts, textsOf } from '../lib/texts/index.ts';
import { Message } from './message.tsx';

/**
 * Catches what a game throws and offers to load the page again: the session stands in the address, and a round that is
 * open is gone on with.
 */
export class Guarded extends Component<{ language: string; children: ComponentChildren }, { broken: boolean }> {
  override state = { broken: false };

  static override getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    const texts = textsOf(this.props.language);
    return (
      <Message title={texts.broken} text={texts.brokenText}>
        <ReloadButton texts={texts} />
      </Message>
    );
  }
}

export function ReloadButton({ texts }: { texts: Texts }) {
  return (
    <button type="button" class="text-button text-button--accent" onClick={() => location.reload()}>
      {texts.reload}
    </button>
  );
}
