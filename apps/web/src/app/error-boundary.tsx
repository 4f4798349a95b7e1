import { Button } from '@fairhouse/ui/button.tsx';
import { Component, type ReactNode, useEffect, useRef } from 'react';
import { useCommonTexts } from '../lib/texts/index.ts';
import styles from './error-boundary.module.css';
import { MessagePage } from './message-page.tsx';
import { useAppTexts } from './texts/index.ts';

/**
 * Catches what a screen throws, so that a bug in one place does not leave a white page. With `onClose` the screen is a
 * pop-up: what is said stands above the page, which goes on.
 */
export class ErrorBoundary extends Component<{ children: ReactNode; onClose?: () => void }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    const { onClose } = this.props;
    return onClose ? <ErrorPopup onClose={onClose} /> : <ErrorPage />;
  }
}

function ErrorPage() {
  const t = useAppTexts();
  return (
    <MessagePage title={t('brokenTitle')} text={t('brokenText')}>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {t('reload')}
      </Button>
    </MessagePage>
  );
}

/** By the page's own means: the code of the kit's windows may be just what could not be loaded. */
function ErrorPopup({ onClose }: { onClose: () => void }) {
  const t = useAppTexts();
  const common = useCommonTexts();
  const window = useRef<HTMLDialogElement>(null);
  useEffect(() => window.current?.showModal(), []);
  return (
    <dialog ref={window} className={styles.window} aria-label={t('brokenTitle')} onClose={onClose}>
      <MessagePage title={t('brokenTitle')} text={t('brokenText')}>
        <Button variant="primary" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {common('close')}
        </Button>
      </MessagePage>
    </dialog>
  );
}
