/**
 * Which wallets this device and browser can pay with. What the scripts of Apple and Google tell is all that is known: neither says
 * whether a card would be accepted.
 */
import type { WalletMethodCode } from '@fairhouse/contract';
import type { WalletEntry } from './wallet-entry.ts';

interface DeviceWallets {
  ApplePaySession?: { canMakePayments(): boolean };
  google?: { payments?: { api: { PaymentsClient: new (options: { environment: string }) => GoogleClient } } };
}

interface GoogleClient {
  isReadyToPay(request: object): Promise<{ result: boolean }>;
}

const device = (): DeviceWallets => globalThis as DeviceWallets;

/** Asks what the casino has set up; Google's script is loaded for it, once. */
export async function walletsOfDevice(entry: WalletEntry): Promise<WalletMethodCode[]> {
  const asked = await Promise.all([
    entry.applePay && canApplePay() ? ('APPLE_PAY' as const) : undefined,
    entry.googlePay && (await canGooglePay(entry.googlePay.scriptUrl, entry.elementsUrl === null))
      ? ('GOOGLE_PAY' as const)
      : undefined,
  ]);
  return asked.filter((code) => code !== undefined);
}

/** https://developer.apple.com/documentation/applepayontheweb/checking-for-apple-pay-availability: it throws on an insecure page. */
function canApplePay(): boolean {
  try {
    return device().ApplePaySession?.canMakePayments() === true;
  } catch {
    return false;
  }
}

/** https://developers.google.com/pay/api/web/reference/client#isReadyToPay */
async function canGooglePay(scriptUrl: string, isLive: boolean): Promise<boolean> {
  try {
    await loadScript(scriptUrl);
    const { google } = device();
    if (!google?.payments) return false;
    const client = new google.payments.api.PaymentsClient({ environment: isLive ? 'PRODUCTION' : 'TEST' });
    const { result } = await client.isReadyToPay({
      apiVersion: 2,
      apiVersionMinor: 0,
      allowedPaymentMethods: [
        {
          type: 'CARD',
          parameters: {
            allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
            allowedCardNetworks: ['MASTERCARD', 'VISA'],
          },
        },
      ],
    });
    return result;
  } catch {
    // Blocked or not reachable: the other methods are there.
    return false;
  }
}

const loading = new Map<string, Promise<void>>();

/** A script that failed is asked for again by the next look. */
function loadScript(url: string): Promise<void> {
  const begun = loading.get(url);
  if (begun) return begun;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading.delete(url);
      script.remove();
      reject(new Error('the script of the wallet could not be loaded'));
    });
    document.head.append(script);
  });
  loading.set(url, loaded);
  return loaded;
}
