import type { CardStored, HandedInCard } from '../card-provider.ts';
import { failureOf } from './adyen-client.ts';
import type { Checkout } from './adyen-library.ts';
import { loadLibrary } from './load-library.ts';

/** Hands the card to the provider and gets its token; no money moves. https://docs.adyen.com/api-explorer/Checkout/latest/post/storedPaymentMethods */
export async function storeCard(
  checkout: Checkout,
  merchantAccount: string,
  card: HandedInCard,
  holder: string,
  payerReference: string,
): Promise<CardStored> {
  const { StoredPaymentMethodRequest } = (await loadLibrary()).models;
  try {
    const stored = await checkout.RecurringApi.storedPaymentMethods({
      merchantAccount,
      shopperReference: payerReference,
      recurringProcessingModel: StoredPaymentMethodRequest.RecurringProcessingModelEnum.CardOnFile,
      paymentMethod: { type: 'scheme', holderName: holder, ...fieldsOf(card) },
    });
    const { id, alias, brand, lastFour, expiryMonth, expiryYear } = stored;
    const [month, year] = [Number(expiryMonth), Number(expiryYear)];
    if (!id || !/^\d{4}$/.test(lastFour ?? '') || !Number.isInteger(month) || !Number.isInteger(year)) {
      return { outcome: 'unknown', reason: 'the stored card came without its token or its receipt data' };
    }
    return {
      outcome: 'stored',
      card: {
        token: id,
        // Given where the merchant account is set up for aliases.
        fingerprint: alias || undefined,
        brand: brand ?? 'card',
        lastFour: lastFour!,
        expiryMonth: month,
        // The provider may say '30' or '2030'.
        expiryYear: year < 100 ? 2_000 + year : year,
      },
    };
  } catch (error) {
    return failureOf(error);
  }
}

/** The provider's test platform reads its published numbers in the clear behind 'test_': no encryption is fake. */
function fieldsOf(card: HandedInCard) {
  if (card.kind === 'sealed') return card.fields;
  return {
    encryptedCardNumber: `test_${card.number}`,
    encryptedExpiryMonth: `test_${String(card.expiryMonth).padStart(2, '0')}`,
    encryptedExpiryYear: `test_${card.expiryYear}`,
    encryptedSecurityCode: `test_${card.securityCode}`,
  };
}
