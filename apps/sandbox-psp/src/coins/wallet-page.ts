import { type Coin, coins } from '@fairhouse/chains';
import { escaped } from '../pages/escaped.ts';
import { shell } from '../pages/page.ts';

type Said = { is: 'paid'; txId: string } | { is: 'refused'; why: string };

/** The page of the test wallet, filled in with what the address of the page named. */
export function walletPage(
  known: readonly Coin[],
  { coin, address = '', amount = '' }: { coin?: string; address?: string; amount?: string },
  said?: Said,
): string {
  if (said?.is === 'paid') {
    return shell(
      'Paid',
      `<h1 class="small" role="status">Paid</h1>
       <p class="note">The blocks that confirm it follow, one a second. You can close this page.</p>
       <dl><div><dt>Transaction</dt><dd class="code">${escaped(said.txId)}</dd></div></dl>`,
    );
  }
  const options = known
    .map(
      (name) => `<option value="${name}"${name === coin ? ' selected' : ''}>${coins[name].symbol} (${name})</option>`,
    )
    .join('');
  return shell(
    'Test wallet',
    `<p class="lead">Test wallet of the local chains</p>
     <h1 class="small">Pay in coins that are worth nothing</h1>
     ${said ? `<p class="note" role="alert">${escaped(said.why)}</p>` : ''}
     <form method="post" class="fields">
       <label>Coin <select name="coin">${options}</select></label>
       <label>Address <input name="address" required value="${escaped(address)}" autocomplete="off"></label>
       <label>Amount <input name="amount" required value="${escaped(amount)}" inputmode="decimal" autocomplete="off"></label>
       <button class="primary">Pay from the test wallet</button>
     </form>`,
  );
}
