import type { Texts } from '../../../../lib/i18n.ts';
import type { en } from './en.ts';

export const fil: Texts<keyof typeof en> = {
  coin: 'Coin',
  coinTip: 'Pakipili ang coin',
  coinsLoading: 'Tinitingnan kung aling coin ang maaaring ibayad…',
  noCoins: 'Walang coin na maaaring ibayad sa ngayon. Pakipili ang ibang paraan.',
  safety:
    'Magbabayad ka mula sa sarili mong wallet. Hindi magbabago ang presyo sa loob ng {minutes} minuto pagkatapos mong magpatuloy.',
  learn: 'Alamin ang tungkol sa bitcoin',
  payCoins: 'Magpadala ng {coins}',
  code: 'Address para sa {coins} bilang code',
  holds: 'Mananatili ang presyong ito nang {time}',
  over: 'Lipas na ang presyo. Ang ipapadala mo ngayon ay idadagdag ayon sa presyo sa oras ng pagdating nito.',
  amount: 'Halaga',
  address: 'Address',
  network: 'Network',
  gets: 'Idadagdag sa balanse mo',
  only: 'Magpadala lamang ng {symbol} sa {network}. Maaaring mawala ang ibang coin na ipinadala sa address na ito.',
  fewer: 'Ang mas kaunti o mas maraming coin ay idadagdag ayon sa halaga nito.',
  copyAmount: 'Kopyahin ang halaga',
  copyAddress: 'Kopyahin ang address',
  change: 'Palitan',
  transferMade: 'NAIPADALA KO NA',
  looking:
    'Hinahanap ang padala mo… Maaaring tumagal ito nang ilang minuto; puwede mong isara ang panel na ito, idadagdag pa rin ang halaga.',
  waiting: 'Nakita ang {coins}. Hinihintay ang unang kumpirmasyon.',
  confirming: 'Nakita ang {coins}: {count} sa {needed} kumpirmasyon.',
  testWallet: 'Magbayad mula sa test wallet',
};
