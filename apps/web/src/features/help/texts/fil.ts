import type { Texts } from '../../../lib/i18n.ts';
import type { en } from './en.ts';

export const fil: Texts<keyof typeof en> = {
  home: 'Home',
  breadcrumb: 'Narito ka',
  branches: 'Mga pahina ng tulong',
  myAccount: 'Ang aking account',
  tableGames: 'Table games',
  cashier: 'Cashier',
  bonus: 'Bonus',
  myAccountLead:
    'Pagsali, pag-log in, mga dokumento, mga patakaran ng bahay, at kung ano ang ginagawa namin sa iyong impormasyon.',
  tableGamesLead: 'Paano laruin ang aming mga mesa, magkano ang bayad, at paano mo sila masusuri.',
  cashierLead: 'Paano pumapasok at lumalabas ang pera, at ang gagawin kapag hindi.',
  bonusLead: 'Paano kumuha ng bonus, paano ito gamitin, at paano ito natatapos.',
  depositRules: 'Mga tuntunin sa deposito',
  depositRulesLead: 'Ang pinakamababa at pinakamataas, gaano katagal, at ang gagawin kapag hindi pumasok.',
  bonusRules: 'Mga tuntunin sa bonus',
  bonusRulesLead: 'Ang hihingin ng bonus sa iyo, at ang hindi nito kailanman puwedeng kunin.',
  casino361: 'Mga patakaran',
  casino361Lead: 'Paano napagpapasyahan ang isang round, at paano mo ito masusuri.',
  aboutUs: 'Tungkol sa amin',
  aboutUsLead: 'Bakit masusuri ang bahay na ito.',
  privacyPolicy: 'Patakaran sa privacy',
  privacyPolicyLead: 'Ang itinatago namin, kung sino ang nakakakita, at ang iyong mga karapatan.',
  blackjack: 'Blackjack',
  blackjackLead: 'Ang mga patakaran ng aming mesa, at ang pinakamahusay na paraan ng paglaro.',
  withdrawalRules: 'Mga tuntunin sa cash-out',
  withdrawalRulesLead: 'Mga halaga, patunay, tagal at bayarin.',
  terms: 'Mga tuntunin at kondisyon',
  termsLead: 'Ang mga kondisyon ng paglalaro rito.',
  cryptoGuide: 'Crypto, hakbang-hakbang',
  lookUp: 'Hanapin ang isang cash-out',
  banking: 'Mga paraan ng pagbayad',
  userAgreement: 'Kasunduan ng gumagamit',
  btcTitle: 'Crypto, hakbang-hakbang',
  btcLead: 'Mula sa walang wallet hanggang sa deposito, sa anim na hakbang.',
  btcPromotions: 'Mga promosyon sa crypto',
  btcIntro: 'Ano ito',
  btcIntro1:
    'Ang bitcoin at mga kauri nito ay perang ipinapadala mula sa isang wallet papunta sa iba gamit ang internet. May address ang wallet, parang account number, at may lihim na susi, parang pirma. Kung sino ang may susi, siya ang may hawak ng pera.',
  btcIntro2:
    'Ang network, hindi bangko, ang nagkukumpirma ng bayad. Tumatagal ito ng ilang minuto hanggang isang oras, at hindi na mababawi ang naipadala. Tumataas at bumababa ang presyo: huwag bumili nang higit sa gagamitin mo.',
  btcIntro3:
    'Wala kaming singil sa deposito sa crypto. Maaaring may singil ang network at ang iyong exchange; ipinapakita nila ito bago ka magkumpirma.',
  btcWallet: 'Magbukas ng wallet',
  btcWallet1: 'Pumili ng kilalang wallet app kung saan ikaw mismo ang may hawak ng mga susi.',
  btcWallet2: 'I-install ito mula sa mismong pahina ng gumawa o sa store ng iyong telepono.',
  btcWallet3:
    'Isulat sa papel ang mga recovery word at itago kung saan walang ibang titingin. Walang matapat na tao ang hihingi nito.',
  btcWallet4: 'Maglagay ng PIN. Ipapakita na ng wallet mo ang address para sa pagtanggap ng pera.',
  btcExchange: 'Magbukas ng account sa exchange',
  btcExchange1:
    'Ang exchange ang nagbebenta ng crypto kapalit ng karaniwang pera. Pumili ng may lisensya sa iyong lugar.',
  btcExchange2:
    'Sumali gamit ang tunay mong pangalan at ipasuri ang iyong pagkakakilanlan. Maaaring abutin ito ng isang araw.',
  btcExchange3: 'I-on ang dalawang-hakbang na pag-log in bago ka magbayad ng anuman.',
  btcExchange4:
    'Alamin ang mga limit nito: may mga exchange na nagbebenta ng hanggang 25,000 bawat araw, pero karamihan ay mas mababa para sa bagong customer.',
  btcBuy: 'Bumili ng crypto',
  btcBuy1: 'Maglagay ng pera sa account mo sa exchange gamit ang card o bank transfer.',
  btcBuy2: 'Piliin ang coin na ipambabayad mo. Ipinapakita ng aming cashier kung alin ang tinatanggap.',
  btcBuy3: 'Tingnan ang presyo at ang singil, saka magkumpirma. Nasa account mo na sa exchange ang mga coin.',
  btcTransfer: 'Ipadala sa iyong wallet',
  btcTransfer1: 'Sa iyong wallet, pindutin ang Receive at kopyahin ang address. Huwag itong i-type.',
  btcTransfer2: 'Sa exchange, piliin ang Send o Withdraw at i-paste ang address.',
  btcTransfer3: 'Ihambing ang mga unang at huling karakter, at piliin ang network na ipinapakita ng wallet mo.',
  btcTransfer4: 'Magpadala muna ng maliit na halaga. Kapag dumating na, ipadala ang natitira.',
  btcDeposit: 'Gawin ang deposito',
  btcDeposit1: 'Buksan ang cashier dito at pumili ng paraang crypto, kung inaalok ito sa iyong account.',
  btcDeposit2: 'Piliin ang coin at ang halaga. Makakakuha ka ng address, QR code at eksaktong halaga.',
  btcDeposit3:
    'Ipadala ang eksaktong halagang iyon mula sa iyong wallet, sa address na iyon, sa network na ipinapakita.',
  btcDeposit4:
    'Papasok ito sa iyong balanse kapag nakumpirma na ng network. Kung isara mo ang pahina habang naghihintay, walang mawawala.',
};
