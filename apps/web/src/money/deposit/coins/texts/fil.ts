import type { Texts } from '../../../../lib/language/i18n.ts';
import type { en } from './en.ts';

export const fil: Texts<keyof typeof en> = {
  coin: 'Coin',
  coinTip: 'Pakipili ang coin',
  coinsLoading: 'Nilo-load ang mga available na coin…',
  noCoins: 'Walang available na coin sa ngayon. Pumili ng ibang paraan.',
  safety:
    'Magbabayad ka mula sa sarili mong wallet. Hindi magbabago ang presyo sa loob ng {minutes} minuto pagkatapos mong magpatuloy.',
  learn: 'Alamin ang tungkol sa bitcoin',
  payCoins: 'Magpadala ng {coins}',
  code: 'QR code ng address para sa {coins}',
  holds: 'May bisa ang presyong ito nang {time}',
  over: 'Lipas na ang presyo. Ang ipapadala mo ngayon ay idadagdag ayon sa presyo sa oras ng pagdating nito.',
  amount: 'Halaga',
  address: 'Address',
  network: 'Network',
  gets: 'Idadagdag sa balanse mo',
  only: 'Magpadala lamang ng {symbol} sa {network}. Maaaring mawala ang ibang coin na ipinadala sa address na ito.',
  fewer: 'Kung mas marami o mas kaunti ang ipadala mo, idadagdag namin ang halaga nito.',
  copyAmount: 'Kopyahin ang halaga',
  copyAddress: 'Kopyahin ang address',
  change: 'Palitan',
  transferMade: 'Naipadala ko na ang bayad',
  looking:
    'Hinahanap ang bayad mo… Maaaring tumagal ito nang ilang minuto. Puwede mong isara ang window na ito; idadagdag pa rin namin ito.',
  waiting: 'Natanggap ang {coins}. Hinihintay ang unang kumpirmasyon.',
  confirming: 'Natanggap ang {coins}: {count} sa {needed} kumpirmasyon.',
  testWallet: 'Magbayad mula sa test wallet',
};
