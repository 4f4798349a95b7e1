/**
 * Stands for https://pay.google.com/gp/p/js/pay.js at the sandbox: the same names, and a sheet on which the one who tries the casino
 * chooses what the card does. No wallet is asked, and no card is charged.
 */
(() => {
  const choices = [
    ['approve', 'Pay'],
    ['challenge', 'Pay, and the bank asks'],
    ['refuse', 'Pay with a card that is declined'],
  ];

  function askOnSheet({ transactionInfo, merchantInfo }) {
    return new Promise((resolve, reject) => {
      const sheet = document.createElement('dialog');
      sheet.setAttribute('aria-label', 'Pretend Google Pay');
      sheet.style.cssText =
        'pointer-events:auto;margin:auto;padding:24px;border:0;border-radius:16px;max-width:320px;font:16px sans-serif;color:#111;background:#fff';
      const title = document.createElement('p');
      title.textContent = `${merchantInfo.merchantName}: ${transactionInfo.totalPrice} ${transactionInfo.currencyCode}. This is a pretend Google Pay.`;
      sheet.append(title);
      const button = (label, onClick) => {
        const it = document.createElement('button');
        it.type = 'button';
        it.textContent = label;
        it.style.cssText = 'display:block;width:100%;min-height:44px;margin-top:8px;font:inherit';
        it.addEventListener('click', () => {
          sheet.close();
          sheet.remove();
          onClick();
        });
        sheet.append(it);
      };
      for (const [choice, label] of choices) button(label, () => resolve(choice));
      const cancel = () => reject({ statusCode: 'CANCELED' });
      button('Cancel', cancel);
      sheet.addEventListener('cancel', (event) => {
        event.preventDefault();
        sheet.remove();
        cancel();
      });
      document.body.append(sheet);
      sheet.showModal();
    });
  }

  class PaymentsClient {
    constructor({ paymentDataCallbacks }) {
      this.callbacks = paymentDataCallbacks;
    }
    async isReadyToPay() {
      return { result: true };
    }
    createButton({ onClick, buttonColor }) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Google Pay';
      button.setAttribute('aria-label', 'Google Pay');
      const colours = buttonColor === 'white' ? 'background:#fff;color:#1f1f1f' : 'background:#000;color:#fff';
      button.style.cssText = `width:100%;height:48px;border:0;border-radius:24px;${colours};font:600 17px sans-serif`;
      button.addEventListener('click', onClick);
      return button;
    }
    async loadPaymentData(request) {
      const choice = await askOnSheet(request);
      const data = {
        paymentMethodData: {
          info: { cardNetwork: 'VISA', cardDetails: '1111' },
          // A wallet encrypts each payment differently.
          tokenizationData: {
            type: 'PAYMENT_GATEWAY',
            token: JSON.stringify({ sandbox: choice, lastFour: '1111', payment: crypto.randomUUID() }),
          },
        },
      };
      await this.callbacks.onPaymentAuthorized(data);
      return data;
    }
    prefetchPaymentData() {}
  }

  window.google = { ...window.google, payments: { api: { PaymentsClient } } };
})();
