import type { SheetTexts } from './en.ts';

export const fil: SheetTexts = {
  language: 'fil',
  studio: 'Ang studio ng mga laro',
  about:
    'Dito pinagpapasyahan ang aming mga laro, bawat round mula sa seed na itinakda nang una. Binubuksan ang mga ito mula sa casino.',
  toCasino: 'Sa casino',
  toFairness: 'Katapatan: ikaw mismo ang sumuri ng alinmang round',
  games: 'Mga laro',
  game: 'Laro',
  sheet: 'Mga bilang',
  choice: 'Pinili',
  return: 'Balik sa manlalaro',
  hitRate: 'Mga round na may bayad',
  profitRate: 'Mga round na higit sa taya ang bayad',
  deviation: 'Deviation',
  largestWin: 'Pinakamalaking panalo',
  odds: 'Tsansa nito',
  everyRound: 'Bawat round',
  notCounted: 'hindi binilang',
  explained:
    'Kinuwenta mula sa mga tuntunin, hindi sinukat. Ini-round pababa ang mga balik at dalas, at sa pinakamalapit ang deviation. Ang deviation ay sa balik ng isang round, sa taya. Kung may saysay ang husay, ang mga bilang ay sa pinakamahusay na paglalaro. Hindi ipinapakita ang panalong mas madalang sa isang beses sa 1,000,000,000 round.',
  ofOneBet:
    'Isang taya lamang ang bawat linya. Maaaring may ilang taya sa isang round. Ang balik nito ay ang karaniwan ng mga taya, ayon sa halaga ng bawat isa. Nagbabayad ito nang kahit gaano nang hindi mas madalang sa bawat isa sa mga taya; kung gaano kadalas itong magbayad nang higit sa lahat ng taya ay nakasalalay sa pinagsama mong mga taya, kaya walang iisang bilang na nakasaad.',
  ofShoe:
    'Kinukuwenta ang balik baraha kada baraha mula sa buong shoe; pareho ito sa bawat kahon, ilan man ang nilalaro. Mula rin sa buong shoe kinukuwenta kung gaano kadalas magbayad ang isang kahon; ang mga kamay lang ng hinating pares ang kinukuwenta na para bang ibinabalik ang bawat baraha. Ang mga deviation, at kung gaano kadalas magbayad ang ilang kahon nang magkakasama, ay kinukuwenta na para bang ibinabalik ang bawat baraha. Sa totoong shoe, hanggang 0.2 percentage point lang ang taas o baba ng mga bahaging ito. Kaya sa ilang kahon ay buong porsiyento ang nakasaad.',
  doubleUp: 'Pagdoble ng panalo',
  aPick: 'Isang pagpili',
  doubleUpExplained: (tries) =>
    `Ang taya rito ay ang panalong itinataya. Hanggang ${tries} pagpili sa isang round, kung inaalok ang pagdoble; pareho ang mga bilang sa itaas, mayroon man o wala nito.`,
  pot: 'Ang pinagsasaluhang jackpot',
  currency: 'Pera',
  potStart: 'Panimulang halaga',
  potMost: 'Pinakamalaking bayad',
  potOdds: 'Gaano kadalas mapanalunan',
  perStake: (stake, rounds) => `sa ${stake} minsan sa ${rounds}`,
  potExplained: (reels, paidIn, begun) =>
    `Sa balik, ${reels} % ay sa mga reel, ${paidIn} % sa napupunta sa jackpot mula sa mga taya, dahil lahat nito ay mapapanalunan sa huli, at ${begun} % sa mga panimulang halagang binabayaran ng casino. Dobleng taya, dobleng dalas. Ang mga panalo, deviation at pinakamalaking panalo ay sa mga reel. Ang seed ng round ang nagpapasya kung mananalo ng jackpot; ang ibabayad ay ang halagang naitala nang tanggapin ang taya.`,
  chain: 'Ang kadena ng mga seed',
  chainExplained:
    'Walang video at walang dealer dito: ang susunod na seed ng isang kadena ang nagpapasya sa bawat round. Kapag na-hash nang isang beses sa SHA-256, ang kawing k ay nagbibigay ng kawing k − 1, at ang kawing 1 ay nagbibigay ng dulo, na inilathala bago ang unang round. Kaya walang kawing na mababago pagkatapos. Ang salt ay halagang sinabi kalaunan ng isang pampublikong beacon at wala pang nakaaalam nang ilathala ang dulo. Kaya walang kadenang mapipili dahil sa mga resulta nito. Sapat ang round na na-save bilang file at ang na-save na listahan ng mga kadena para masuri ito nang wala kami:',
  chainEnd: 'Dulo',
  chainLinks: 'Mga kawing',
  linksUsed: (links, used) => `${links.toLocaleString('en')}, ${used.toLocaleString('en')} ang nagamit na`,
  chainPublished: 'Inilathala',
  chainBeacon: 'Beacon',
  beaconRound: 'Alin sa mga halaga nito',
  salt: 'Salt',
  salted: 'Alam mula noong',
  saltWaits: 'Hindi pa ito inilalathala ng beacon. Magsisimula ang mga round pagkatapos niyon.',
  noChain: 'Wala pang kadena ang mesang ito. Walang round na lalaruin bago may mailathala.',
  allChains: 'Ang mga kadena ng lahat ng mesa, para ma-save',
  rulesHash: 'Hash ng mga tuntunin',
  rules: 'Mga tuntunin at definition',
  times: (count) => `${count.toLocaleString('en')} ×`,
  oneIn: (rounds) => `1 sa ${rounds}`,
  rarerThan: (rounds) => `mas madalang pa sa 1 sa ${rounds}`,
};
