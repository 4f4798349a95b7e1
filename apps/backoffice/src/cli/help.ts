export const help = `Fairhouse, the operators' desk

  list [STATUS]                 cash-outs, oldest first; STATUS is pending (default), passed, paying, payed,
                                completed, canceled, rejected, failed or all
  show ID                       one cash-out with everything needed to decide
  approve ID                    passes it on to be paid; bound to amount, destination and method as shown
  reject ID --reason "TEXT"     rejects it and gives the money back; the member reads the reason
  paid ID --reference "TEXT"    records that it was paid outside the house
  members ID|USERNAME|EMAIL     one member with standing and book
  suspend MEMBER --reason "TEXT"       ends every session and game of the member, who cannot log in any more
  enable MEMBER                 lets a suspended member in again
  block MEMBER --reason "TEXT"         takes no further bet of the member; cashing out stays open
  allow MEMBER                  lets the member play again
  acts [--member ID] [--cash-out ID]   who did what, when, newest first
  verify [MEMBER ID]            checks every book and every chain of postings again
  add NAME                      adds an operator and prints the key (for the owner of the database)

The key is taken from OPERATOR_KEY, else from .data/operator-key, which the first start writes.
The casino is at API_ORIGIN, else at http://127.0.0.1:API_PORT (3000).`;
