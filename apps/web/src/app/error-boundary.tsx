import { Button } from '@fairhouse/ui/button.tsx';
import { useLayer } from '@fairhouse/ui/layers/layers.ts';
import { Component, type ReactNode, useEffect, useRef } from 'react';
import { CodeMissing } from '../lib/lazy-code.ts';
import { reloadHere } from '../lib/reload.ts';
import { useCommonTexts } from '../lib/texts/index.ts';
import styles from './error-boundary.module.css';
import { MessagePage } from './pages/message-page.tsx';
import { useAppTexts } from './texts/index.ts';

interface Guarded {
  children: ReactNode;
  onClose?: () => void;
  /** The control that opens it again after the page was loaded again, unless it is a page or a pop-up. */
  tap?: string;
}

type Failure = 'none' | 'missing' | 'broken';

/**
 * Catches what a screen throws, so that a bug in one place, or code that a deployment replaced, does not leave a white
 * page. With `onClose` the screen is a pop-up: what is said stands above the page, which continues.
 */
export class ErrorBoundary extends Component<Guarded, { failure: Failure }> {
  override state: { failure: Failure } = { failure: 'none' };

  static getDerivedStateFromError(error: unknown): { failure: Failure } {
    return { failure: error instanceof CodeMissing ? 'missing' : 'broken' };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === 'none') return this.props.children;
    const { onClose, tap } = this.props;
    return onClose ? <ErrorPopup failure={failure} tap={tap} onClose={onClose} /> : <ErrorPage failure={failure} />;
  }
}

function useAnswerMessage(failure: Failure): { title: string; text: string } {
  const t = useAppTexts();
  if (failure === 'missing') return { title: t('missingTitle'), text: t('missingText') };
  return { title: t('brokenTitle'), text: t('brokenText') };
}

export function ErrorPage({ failure }: { failure: Failure }) {
  const t = useAppTexts();
  return (
    <MessagePage {...useAnswerMessage(failure)}>
      <Button variant="primary" onClick={() => reloadHere()}>
        {t('reload')}
      </Button>
    </MessagePage>
  );
}

/** By the page's own means: the code of the kit's windows may be just what could not be loaded. */
function ErrorPopup({ failure, tap, onClose }: { failure: Failure; tap: string | undefined; onClose: () => void }) {
  const t = useAppTexts();
  const common = useCommonTexts();
  const said = useAnswerMessage(failure);
  const window = useRef<HTMLDialogElement>(null);
  useLayer(onClose);
  useEffect(() => window.current?.showModal(), []);
  return (
    <dialog ref={window} className={styles.window} aria-label={said.title} onClose={onClose}>
      <MessagePage {...said}>
        <div className={styles.choices}>
          <Button variant="primary" onClick={() => reloadHere(tap)}>
            {t('reload')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {common('close')}
          </Button>
        </div>
      </MessagePage>
    </dialog>
  );
}
