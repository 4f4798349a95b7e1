import { Button, buttonClass } from '@fairhouse/ui/button.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { useEffect, useState } from 'react';
import { useLocation } from '../../../lib/address/location.ts';
import { post } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import { useCommonTexts } from '../../../lib/texts/index.ts';
import { type ReturnStatus, readReturnStatus } from '../payment-return.ts';
import { useDepositTexts } from '../texts/index.ts';
import { type HostedPage, hostedPages, isHostedPage } from './hosted-pages.ts';
import { tellOpener } from './payment-messages.ts';
import styles from './payment-window.module.css';

const stages = ['pay', 'processing', 'return', 'close', 'cancel'] as const;

/**
 * The pages of a payment in a window of its own: `/payment/<provider>/processing` (or `/pay`) places the order and goes
 * on to the provider; `/return`, `/close` and `/cancel` tell the site that opened it, and close.
 */
export default function PaymentWindow() {
  const { path, query } = useLocation();
  const [, , provider = '', stage = ''] = path.split('/');
  if (!isHostedPage(provider) || !stages.some((known) => known === stage)) return <End status="wait" />;
  if (stage === 'cancel') return <End status="cancel" />;
  if (stage !== 'processing' && stage !== 'pay') return <End status={readReturnStatus(query.get('status'))} />;
  // The site that opened it places the order, and sends this window on.
  if (!query.has('amount')) return <Opening />;
  return (
    <Ordering page={provider} amount={Number(query.get('amount'))} requestKey={query.get('requestKey') ?? undefined} />
  );
}

function Ordering({ page, amount, requestKey }: { page: HostedPage; amount: number; requestKey: string | undefined }) {
  const t = useDepositTexts();
  const session = useSession();
  const [problem, setProblem] = useState<string>();
  const isMember = session.status === 'member';

  useEffect(() => {
    if (!isMember) return;
    void post(hostedPages[page].order, { amount, requestKey }).then((answer) => {
      if (!answer.ok) {
        // The site that opened this window says it too, and closes it.
        tellOpener({ is: 'refused', error: answer.error, reason: answer.message });
        return setProblem(answer.message);
      }
      tellOpener({ is: 'ordered', orderId: answer.data.orderId });
      window.location.replace(answer.data.payUrl);
    });
  }, [isMember, page, amount, requestKey]);

  if (session.status === 'visitor') return <Plain text={t('windowLogin')} />;
  return problem ? <Plain text={problem} /> : <Waiting text={t('windowProcessing')} />;
}

/** Until the site that opened this window has placed the order; opened by itself, nothing places one. */
function Opening() {
  const t = useDepositTexts();
  if (isOnItsOwn()) return <Plain text={t('windowAlone')} />;
  return <Waiting text={t('windowProcessing')} />;
}

/** Nothing is left to do here: the window closes itself, where the browser lets it. */
function End({ status }: { status: ReturnStatus }) {
  const t = useDepositTexts();
  useEffect(() => {
    tellOpener({ is: 'returned', status });
    tellOpener({ is: 'done' });
    window.close();
  }, [status]);
  return <Plain text={t('windowDone')} />;
}

function Waiting({ text }: { text: string }) {
  return (
    <main className={styles.page}>
      <Spinner size={64} />
      <p role="status">{text}</p>
    </main>
  );
}

/** A browser closes only what a page has opened: a tab of its own leads back to the site instead. */
function Plain({ text }: { text: string }) {
  const t = useDepositTexts();
  const common = useCommonTexts();
  return (
    <main className={styles.page}>
      <p role="status">{text}</p>
      {isOnItsOwn() ? (
        <a className={buttonClass({ variant: 'primary' })} href="/#/">
          {t('windowBack')}
        </a>
      ) : (
        <Button onClick={() => window.close()}>{common('close')}</Button>
      )}
    </main>
  );
}

/** Whether no page of the site is behind this window, such as after a reload in a browser that keeps tabs. */
function isOnItsOwn(): boolean {
  const opener = window.opener as Window | null;
  return !opener || opener.closed;
}
