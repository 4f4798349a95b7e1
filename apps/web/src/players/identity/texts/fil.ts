import type { Texts } from '../../../lib/i18n.ts';
import type { en } from './en.ts';

export const fil: Texts<keyof typeof en> = {
  title: 'Beripikasyon',
  lead: 'Ang kailangan namin sa iyo, kung kailan, at ang status nito. Ang verification team lang namin ang makakakita ng mga dokumento mo.',
  identity: 'Pangalan at petsa ng kapanganakan',
  identityHow: 'Pasaporte, ID o lisensya sa pagmamaneho.',
  address: 'Tirahan',
  addressHow: 'Bill o sulat ng bangko mula sa huling 3 buwan.',
  age: 'Edad',
  ageHow: 'Dapat ay hindi ka bababa sa {years} taon. Makikita ito sa dokumento mo.',
  neverBefore: 'Hindi kailangan',
  payoutBefore: 'Bago mag-cash out',
  depositBefore: 'Bago magdeposito',
  playBefore: 'Bago maglaro nang may pera',
  missing: 'Hindi pa na-verify',
  waiting: 'Sinusuri',
  passed: 'Na-verify na',
  refused: 'Hindi tinanggap',
  next: 'Paano mag-verify',
  nextProvider: 'Mga limang minuto lang gamit ang camera ng telepono mo. Karaniwan ay makukuha mo agad ang resulta.',
  begin: 'Simulan na',
  goOn: 'Magpatuloy',
  again: 'Subukan muli',
  nextDocuments:
    'O mag-upload ng mga larawan ng dokumento mo. Susuriin namin ang mga ito sa loob ng 1 hanggang 7 araw ng trabaho.',
  onlyDocuments:
    'Mag-upload ng mga larawan ng dokumento mo. Susuriin namin ang mga ito sa loob ng 1 hanggang 7 araw ng trabaho.',
  documents: 'Mag-upload ng dokumento',
  joiningTitle: 'Mga dokumento para sa bago mong account',
  joiningDeposit:
    'Ayon sa mga tuntunin sa lugar mo, hinihingi namin ang mga ito bago ang una mong deposito. Makakapagdeposito ka agad pagka-upload.',
  joiningPlay:
    'Ayon sa mga tuntunin sa lugar mo, hinihingi namin ang mga ito bago ka maglaro nang may pera. Makakapaglaro ka agad pagka-upload.',
  asked_idcardProof: 'Larawan ng pasaporte, ID o lisensya sa pagmamaneho: harap at likod',
  asked_idcardHoldProof: 'Larawan mong hawak ang dokumentong iyon',
  asked_addressProof: 'Bill o sulat ng bangko mula sa huling 3 buwan',
  asked_paymentProof: 'Patunay ng account na pinambabayad mo',
  cameBack: 'Salamat. Lalabas ang resulta sa pahinang ito sa loob ng ilang minuto.',
  refusedWhy: 'Hindi tinanggap ang dokumento mo. Subukan muli gamit ang may bisa, kumpleto at madaling basahin.',
  birthdayDiffers:
    'Hindi tugma ang petsa ng kapanganakan sa dokumento sa nasa account mo. Makipag-ugnayan sa support para itama ito.',
  tooYoung: 'Kulang pa ang edad mo para maglaro rito.',
  allKnown: 'Na-verify ka na. Wala ka nang kailangang gawin.',
  register:
    'Kinakailangan naming suriin ang bawat sumasali o nagdedeposito sa pambansang self-exclusion register ({register}).',
  funds: 'Pinagmulan ng pera',
  fundsAbove:
    'Hihingin namin ito kapag lumampas sa {amount} ang mga deposito mo sa loob ng 30 araw. Wala kang kailangang gawin ngayon.',
  fundsAsked:
    'Lumampas na sa {amount} ang mga deposito mo sa loob ng 30 araw. Makakapagdeposito ka muli kapag nasuri na namin ang mga dokumento mo. Maaari ka pa ring mag-cash out.',
  fundsHandedIn:
    'Salamat. Sinusuri namin ang mga dokumento mo. Makakapagdeposito ka muli pagkatapos nito, at makakapag-cash out samantala.',
  fundsAccepted: 'Salamat. Na-verify na ang pinagmulan ng pera mo.',
  fundsRefused: 'Hindi namin natanggap ang mga dokumento mo: {reason}',
  source: 'Pinagmulan',
  sourceTip: 'Piliin ang pinagmulan ng pera mo',
  salary: 'Sahod',
  savings: 'Ipon',
  business: 'Sariling negosyo',
  property: 'Pagbebenta ng ari-arian',
  inheritance: 'Mana o regalo',
  pension: 'Pensiyon',
  other: 'Iba pa',
  note: 'Mga detalye (opsyonal)',
  pictures: 'Patunay',
  picturesHint: 'Payslip, bank statement o kontrata na may pangalan mo.',
  picturesTip: 'Magdagdag ng larawan bilang patunay',
  add: 'Magdagdag ng larawan',
  uploading: 'Sandali lang, ina-upload pa ang iyong mga larawan.',
  send: 'Ipadala',
  sent: 'Salamat. Susuriin namin ito.',
};
