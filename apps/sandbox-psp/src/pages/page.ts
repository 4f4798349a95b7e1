import { amountOf, formatAmount, isCurrency } from '@fairhouse/money';
import type { Session } from '../stripe/session.store.ts';

/** Reads the client secret from the fragment and goes on to the payment. */
export function framePage(): string {
  return shell(
    'Payment',
    '<p class="note" role="status">Opening the payment…</p>',
    '<script src="/frame.js" defer></script>',
  );
}

/** The page on which the payer decides; without a session it says that there is nothing to pay. */
export function paymentPage(session: Session | undefined): string {
  if (!session) return over('This payment could not be found', 'Please close this page and start again.');
  const undecided = session.status === 'open' || session.intentStatus === 'processing';
  if (!undecided) return over('This payment is over', 'You can close this page.');
  return shell(`Pay ${moneyOf(session)}`, decisionOf(session));
}

function decisionOf(session: Session): string {
  const isOpen = session.status === 'open';
  const lead = isOpen ? 'You are paying Fairhouse' : 'This payment is pending with';
  const rows = [
    ['For', 'Deposit to your account'],
    ['Order', session.id.slice(-10).toUpperCase()],
  ];
  return `
    <p class="lead">${lead}</p>
    <h1>${moneyOf(session)}</h1>
    <dl>${rows.map(([term, text]) => `<div><dt>${term}</dt><dd>${text}</dd></div>`).join('')}</dl>
    <form method="post">
      <button class="primary" name="choice" value="approve">Approve</button>
      <div class="others">
        <button name="choice" value="decline">Decline</button>
        ${isOpen ? '<button name="choice" value="cancel">Cancel</button>' : ''}
        ${isOpen ? '<button name="choice" value="pending">Leave pending</button>' : ''}
      </div>
    </form>`;
}

function over(title: string, text: string): string {
  return shell(title, `<h1 class="small">${title}</h1><p class="note">${text}</p>`);
}

function moneyOf(session: Session): string {
  const currency = session.currency.toUpperCase();
  if (!isCurrency(currency)) throw new Error(`unknown currency ${currency}`);
  return formatAmount(amountOf(currency, session.amount), 'en');
}

function shell(title: string, content: string, head = ''): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="stylesheet" href="/checkout.css">
    ${head}
  </head>
  <body>
    <main>${content}</main>
    <footer><span class="dot" aria-hidden="true"></span>Sandbox provider. No real money moves.</footer>
  </body>
</html>`;
}
