import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { MessagePage } from './message-page.tsx';
import { useAppTexts } from './texts/index.ts';

/** Catches what a screen throws, so that a bug in one place does not leave a white page. */
export class Broken extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <BrokenPage /> : this.props.children;
  }
}

function BrokenPage() {
  const t = useAppTexts();
  return (
    <MessagePage title={t('brokenTitle')} text={t('brokenText')}>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {t('reload')}
      </Button>
    </MessagePage>
  );
}
