import { listArrivals } from './arrivals.ts';
import { billingInfo } from './billing-info.ts';
import { cardEntry } from './card-entry.ts';
import { cashImage } from './cash-image.ts';
import { createCashOrder } from './cash-order.ts';
import { findCashOrder } from './cash-state.ts';
import { listCoins } from './coins.ts';
import { createCpayOrder } from './cpay-order.ts';
import { findCpayOrder } from './cpay-state.ts';
import { createCardDeposit } from './create-card-deposit.ts';
import { createCryptOrder } from './crypt-order.ts';
import { createCryptoOrder } from './crypto-order.ts';
import { depositBonus } from './deposit-bonus.ts';
import { depositConfig } from './deposit-config.ts';
import { depositReceipt } from './deposit-receipt.ts';
import { findDepositMethod } from './find-deposit-method.ts';
import { listDepositMethods } from './list-deposit-methods.ts';
import { listDeposits } from './list-deposits.ts';
import { createOnlyPayOrder } from './onlypay-order.ts';
import { payByCard } from './pay-by-card.ts';
import { payByWallet } from './pay-by-wallet.ts';
import { payCardDeposit } from './pay-card-deposit.ts';
import { createPaypOrder } from './payp-order.ts';
import { findPaypOrder } from './payp-state.ts';
import { createPaypalOrder } from './paypal-order.ts';
import { findPaypalOrder } from './paypal-state.ts';
import { triggerPaypalCheck } from './paypal-trigger.ts';
import { createPingpongOrder } from './pingpong-order.ts';
import { findPingpongOrder } from './pingpong-state.ts';
import { createPixOrder } from './pix-order.ts';
import { findPixOrder } from './pix-state.ts';
import { pollingStatus } from './polling-status.ts';
import { listSavedCards, payBySavedCard, removeSavedCard } from './saved-cards.ts';
import { createStripeOrder } from './stripe-order.ts';
import { findStripeOrder } from './stripe-state.ts';
import { walletEntry } from './wallet-entry.ts';

/** The calls of paying in. */
export const depositCalls = {
  [billingInfo.path]: billingInfo,
  [cardEntry.path]: cardEntry,
  [cashImage.path]: cashImage,
  [createCashOrder.path]: createCashOrder,
  [findCashOrder.path]: findCashOrder,
  [createCpayOrder.path]: createCpayOrder,
  [findCpayOrder.path]: findCpayOrder,
  [createCardDeposit.path]: createCardDeposit,
  [listArrivals.path]: listArrivals,
  [listCoins.path]: listCoins,
  [createCryptOrder.path]: createCryptOrder,
  [createCryptoOrder.path]: createCryptoOrder,
  [depositBonus.path]: depositBonus,
  [depositConfig.path]: depositConfig,
  [depositReceipt.path]: depositReceipt,
  [findDepositMethod.path]: findDepositMethod,
  [listDepositMethods.path]: listDepositMethods,
  [listDeposits.path]: listDeposits,
  [createOnlyPayOrder.path]: createOnlyPayOrder,
  [payByCard.path]: payByCard,
  [payCardDeposit.path]: payCardDeposit,
  [createPaypOrder.path]: createPaypOrder,
  [findPaypOrder.path]: findPaypOrder,
  [createPaypalOrder.path]: createPaypalOrder,
  [findPaypalOrder.path]: findPaypalOrder,
  [triggerPaypalCheck.path]: triggerPaypalCheck,
  [createPingpongOrder.path]: createPingpongOrder,
  [findPingpongOrder.path]: findPingpongOrder,
  [createPixOrder.path]: createPixOrder,
  [findPixOrder.path]: findPixOrder,
  [pollingStatus.path]: pollingStatus,
  [createStripeOrder.path]: createStripeOrder,
  [findStripeOrder.path]: findStripeOrder,
  [listSavedCards.path]: listSavedCards,
  [payBySavedCard.path]: payBySavedCard,
  [payByWallet.path]: payByWallet,
  [removeSavedCard.path]: removeSavedCard,
  [walletEntry.path]: walletEntry,
} as const;
