/** Adyen's library, loaded by the first card or payout and not with the casino: it takes 10 MB of memory. */
export const loadLibrary = () => import('./adyen-library.ts');
