import type { PostingAbout } from '../posting-about.ts';
import type { TransactionType } from '../transactions.ts';

type Bonus = Extract<PostingAbout, { is: 'bonus' }>['bonus'];
type Fee = Extract<PostingAbout, { is: 'fee' }>['fee'];

/** What a posting is called to its player, in the history and in a statement alike; `{site}` is the name of the casino. */
export type PostingNames = Record<TransactionType | `bonus_${Bonus}` | `fee_${Fee}`, string>;
