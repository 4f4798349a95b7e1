import type { KeptFields } from '../messages/message.ts';
import { each } from '../messages/rules.ts';

/** A field that was found wrong, such as `counterparty.bankAccount`; anything else by that name is somebody's. */
const nameOfField = /^[a-z]\w*(\.\w+)+$/;

/** Of cards, payments and notifications. Card data, sealed or not, tokens, the cardholder and signatures are not kept. */
export const cardMessages: KeptFields = {
  fields: {
    ...each('code', 'merchantAccount', 'merchantAccountCode', 'reference', 'merchantReference', 'pspReference', 'live'),
    ...each(
      'code',
      'originalReference',
      'resultCode',
      'refusalReasonCode',
      'currency',
      'value',
      'eventCode',
      'eventDate',
    ),
    ...each(
      'code',
      'success',
      'errorCode',
      'errorType',
      'status',
      'type',
      'brand',
      'lastFour',
      'channel',
      'shopperLocale',
    ),
    ...each('code', 'shopperInteraction', 'recurringProcessingModel', 'attemptAuthentication', 'nativeThreeDS'),
    ...each('code', 'defensePeriodEndsAt'),
    ...each('text', 'message', 'reason', 'refusalReason'),
    ...each('end', 'shopperEmail'),
    name: nameOfField,
  },
};

/** Of transfers to banks: the receiver's account by its end alone. */
export const transferMessages: KeptFields = {
  fields: {
    ...each(
      'code',
      'id',
      'reference',
      'status',
      'reason',
      'category',
      'type',
      'direction',
      'priority',
      'currency',
      'value',
    ),
    ...each('code', 'creationDate', 'createdAt', 'createdSince', 'createdUntil', 'limit', 'errorCode', 'title'),
    ...each('text', 'detail', 'message', 'description'),
    ...each('end', 'balanceAccountId', 'routingNumber', 'accountNumber'),
    name: nameOfField,
  },
};
