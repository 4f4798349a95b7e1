import { AdyenCheckout, ApplePay, type Core, GooglePay } from '@adyen/adyen-web';
import type { WalletMethodCode } from '@fairhouse/contract';
import type { Amount } from '@fairhouse/money';
import { playerLanguages } from '@fairhouse/money';
import { useEffect, useRef } from 'react';
import type { Language } from '../../../lib/language/language.ts';
import type { OwnButton } from '../amount-form.tsx';
import type { WalletEntry } from './wallet-entry.ts';
import styles from './wallet-form.module.css';

/** What the button needs of its form. The sheet of the wallet waits for what `pay` answers, and shows it. */
export interface WalletButtonProps {
  entry: WalletEntry;
  code: WalletMethodCode;
  language: Language;
  form: OwnButton;
  pay: (token: string, begun: { amount: Amount; requestKey: string }) => Promise<'accepted' | 'refused'>;
  /** The player has closed the sheet, or it could not be shown. */
  onLeft: (why: 'canceled' | 'failed') => void;
  /** The provider's elements could not be loaded: there is no button. */
  onMissing: () => void;
}

type Submitted = { data: { paymentMethod: { applePayToken?: string; googlePayToken?: string } } };
type Answering = { resolve: (answer: { resultCode: 'Authorised' }) => void; reject: () => void };

/** The provider's element: the button that Apple or Google wants, the check of the merchant, and the sheet. */
export default function WalletButton(props: WalletButtonProps) {
  const holder = useRef<HTMLDivElement>(null);
  const checkout = useRef<Core>(undefined);
  const latest = useRef(props);
  latest.current = props;
  const { entry, code, language } = props;
  const amount = amountOf(props.form.amount);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another amount changes the element that is there.
  useEffect(() => {
    let element: ApplePay | GooglePay | undefined;
    let gone = false;
    openCheckout(entry, language, amount)
      .then((opened) => {
        if (gone || !holder.current) return;
        checkout.current = opened;
        element = elementOf(opened, entry, code, () => latest.current).mount(holder.current);
      })
      .catch(() => {
        if (!gone) latest.current.onMissing();
      });
    return () => {
      gone = true;
      checkout.current = undefined;
      element?.unmount();
    };
  }, [entry, code, language]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: by its value.
  useEffect(() => {
    void checkout.current?.update({ amount }, { shouldReinitializeCheckout: false });
  }, [amount.value, amount.currency]);

  return <div ref={holder} className={styles.button} data-wallet={code} />;
}

/** Before an amount is chosen the element has one of its own; pressing it then only shows what is missing. */
function amountOf(amount: Amount | undefined): { currency: string; value: number } {
  return amount ? { currency: amount.currency, value: Number(amount.minor) } : { currency: 'USD', value: 1 };
}

function openCheckout(
  entry: WalletEntry,
  language: Language,
  amount: { currency: string; value: number },
): Promise<Core> {
  const { clientKey, elementsUrl, countryCode } = entry;
  return AdyenCheckout({
    clientKey,
    environment: elementsUrl === null ? 'live' : 'test',
    ...(elementsUrl === null ? {} : { _environmentUrls: urlsAt(elementsUrl) }),
    countryCode,
    amount,
    // The provider has English only for both languages of the site; the sheet itself speaks that of the device.
    locale: playerLanguages[language].providerLocale,
    analytics: { enabled: false },
  });
}

const urlsAt = (url: string) => ({ api: url, analytics: url, cdn: { images: url, translations: url } });

function elementOf(
  checkout: Core,
  { merchantName, applePay, googlePay }: WalletEntry,
  code: WalletMethodCode,
  now: () => WalletButtonProps,
): ApplePay | GooglePay {
  let begun: ReturnType<OwnButton['begin']>;
  const end = (how: 'over' | 'lost', why: 'canceled' | 'failed') => {
    now().form.end(how);
    now().onLeft(why);
  };
  const shared = {
    onClick(resolve: () => void, reject: () => void) {
      begun = now().form.begin();
      if (begun) resolve();
      else reject();
    },
    async onSubmit({ data }: Submitted, _element: unknown, actions: Answering) {
      const { applePayToken, googlePayToken } = data.paymentMethod;
      const answer = begun && (await now().pay(applePayToken ?? googlePayToken ?? '', begun));
      if (answer === 'accepted') actions.resolve({ resultCode: 'Authorised' });
      else actions.reject();
    },
    onError({ name }: { name: string }) {
      end('lost', name === 'CANCEL' ? 'canceled' : 'failed');
    },
  };
  if (code === 'APPLE_PAY') {
    return new ApplePay(checkout, {
      ...shared,
      configuration: { merchantId: applePay?.merchantId ?? '', merchantName },
      supportedNetworks: ['masterCard', 'visa'],
      buttonType: 'plain',
      buttonColor: 'white-with-line',
      // Over our own dialog nothing else on the page can be pressed.
      renderApplePayCodeAs: 'window',
    } as unknown as ConstructorParameters<typeof ApplePay>[1]);
  }
  return new GooglePay(checkout, {
    ...shared,
    configuration: {
      merchantId: googlePay?.merchantId ?? '',
      gatewayMerchantId: googlePay?.gatewayMerchantId ?? '',
      merchantName,
    },
    allowedCardNetworks: ['MASTERCARD', 'VISA'],
    buttonType: 'plain',
    // https://developers.google.com/pay/api/web/guides/brand-guidelines: the one that stands out from the page.
    buttonColor: document.documentElement.dataset.theme === 'light' ? 'black' : 'white',
    buttonSizeMode: 'fill',
  } as unknown as ConstructorParameters<typeof GooglePay>[1]);
}
