import { amountOf, formatAmount, isCurrency } from '@fairhouse/money';
import { escaped } from './escaped.ts';

/** Reads the client secret from the fragment and continues to the payment. */
export function framePage(): string {
  return shell(
    'Payment',
    '<p class="note" role="status">Opening the payment…</p>',
    '<script src="/frame.js" defer></script>',
  );
}

/** What a page shows of a payment, whichever provider it belongs to. */
export interface Payable {
  /** Minor units, with the ISO code. */
  amount: bigint;
  currency: string;
  /** What the payer can name when asking about it. */
  order: string;
  /** Whose card it is, where the order says so. */
  holder?: string | null;
  stage: 'open' | 'pending' | 'over';
  /** Who asks, where it is not the provider itself. */
  asker?: 'bank';
  /** The provider may have a technical fault on this page. */
  faults?: boolean;
}

/**
 * The page on which the payer decides. Without an open payment it gives the reason and leads back to the `casino`, but for a page in a
 * frame of the casino, which has a button to close it.
 */
export function paymentPage(payable: Payable | undefined, casino: string | undefined): string {
  if (!payable) return over('This payment could not be found', 'Please close this page and start again.', casino);
  if (payable.stage === 'over') return over('This payment is over', 'You can close this page.', casino);
  return shell(`Pay ${moneyOf(payable)}`, decisionOf(payable));
}

function decisionOf(payable: Payable): string {
  const isOpen = payable.stage === 'open';
  const asked = payable.asker === 'bank' ? 'Your bank asks: do you pay Fairhouse?' : 'You are paying Fairhouse';
  const lead = isOpen ? asked : 'This payment is pending with';
  const rows = [
    ['For', 'Deposit to your account'],
    ['Order', payable.order],
    ...(payable.holder ? [['Cardholder', escaped(payable.holder)]] : []),
  ];
  return `
    <p class="lead">${lead}</p>
    <h1>${moneyOf(payable)}</h1>
    <dl>${rows.map(([term, text]) => `<div><dt>${term}</dt><dd>${text}</dd></div>`).join('')}</dl>
    <form method="post">
      <button class="primary" name="choice" value="approve">Approve</button>
      <div class="others">
        <button name="choice" value="decline">Decline</button>
        ${isOpen && payable.faults ? '<button name="choice" value="fault">Technical fault</button>' : ''}
        ${isOpen ? '<button name="choice" value="cancel">Cancel</button>' : ''}
        ${isOpen ? '<button name="choice" value="pending">Leave pending</button>' : ''}
      </div>
    </form>`;
}

function over(title: string, text: string, casino: string | undefined): string {
  const back = casino === undefined ? '' : `<p class="note"><a href="${casino}/">Back to Fairhouse</a></p>`;
  return shell(title, `<h1 class="small">${title}</h1><p class="note">${text}</p>${back}`);
}

function moneyOf({ amount, currency }: Payable): string {
  if (!isCurrency(currency)) throw new Error(`unknown currency ${currency}`);
  return formatAmount(amountOf(currency, amount), 'en');
}

export function shell(title: string, content: string, head = ''): string {
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
