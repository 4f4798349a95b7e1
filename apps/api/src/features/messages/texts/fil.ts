import type { NewsKind } from '../news.kinds.ts';

export const fil: Record<NewsKind, string> = {
  cashOutApproved: 'Naaprubahan ang cash-out mong {amount}. Sasabihan ka namin kapag nabayaran na ito.',
  cashOutRejected: 'Hindi naaprubahan ang cash-out mong {amount}: {reason} Naibalik na ang pera sa balanse mo.',
  cashOutPaid: 'Nabayaran na ang cash-out mong {amount}.',
  cashOutFailed:
    'Hindi naibayad ang cash-out mong {amount}. Naibalik na ang pera sa balanse mo. Pakisuri ang mga detalye at mag-apply muli.',
  friendJoined: 'May inimbitahan kang sumali na at kasama na sa bilang para sa mga gantimpala mo.',
  inviteReward: 'Nasa balanse mo na ang gantimpala sa imbitasyon na {amount}.',
  agentBonus: 'Nasa balanse mo na ang bonus mo bilang ahente na {amount}.',
  vipLevel: 'Naabot mo ang bagong antas ng VIP: {level}.',
  bonusGiven: 'Nasa balanse mo na ang bonus na {amount}. Makikita sa screen ng bonus ang mga kailangang taya.',
  bonusReleased: 'Nagawa mo na ang lahat ng taya ng bonus: sa iyo na ang {amount} nito.',
  bonusExpired:
    'Tapos na ang panahon ng bonus mo, at kasama nitong natapos ang {amount}. Sa iyo ang natitirang balanse.',
  cashback: 'Nasa balanse mo na ang cashback na {amount} para sa nakaraang linggo.',
  inactivityFee:
    'Matagal nang hindi nagamit ang account mo: {amount} ang siningil para sa buwang ito. Mag-log in para matapos ito, o i-cash out ang natitira.',
  gift: 'Nasa balanse mo na ang regalo ng bahay na {amount}.',
  heldWinReleased: 'Nasuri na ang panalo mong {amount} sa {game} at nasa balanse mo na.',
  heldWinRefused:
    'Sinuri ang panalo mong {amount} sa {game} at hindi ito babayaran: {reason} Kung iba ang tingin mo, sumulat sa amin mula sa bahagi ng tulong.',
  documentExpiring:
    'May bisa ang iyong {documentFil} hanggang {dayFil}. Mag-upload ng bago sa ilalim ng Mga setting ng account bago ang araw na iyon, para tuloy-tuloy ang iyong mga cash-out.',
  documentExpired:
    'Nag-expire ang iyong {documentFil} noong {dayFil}. Mag-upload ng bago sa ilalim ng Mga setting ng account: hihingin ito ng susunod mong cash-out.',
  playNoted:
    'Napansin naming mas madalas o iba ang paglalaro mo nitong mga araw. Kung gusto mo, tingnan sa Ligtas na paglalaro ang nagastos mo, at ang mga limitasyon at pahinga. Naroon din ang mga matatawagan para sa tulong.',
  limitsAsked:
    'Marami kang nilaro nitong mga araw. Mangyaring magtakda ng limitasyong bagay sa iyo: isang minuto lang ito, sa Ligtas na paglalaro. Hanggang noon, wala kaming ipadadalang alok. Kung hindi na masaya ang paglalaro, may makikinig sa iyo sa mga numerong naroon anumang oras.',
  breakBegun:
    'Marami kang nilaro nitong mga araw, kaya nagsimula ang isang pahinga: hanggang matapos ito, hindi ka makakapaglaro o makakapagdeposito. Ligtas ang pera mo at puwedeng i-cash out. Titingnan natin ito nang magkasama; sa Ligtas na paglalaro makikita mo ang mga limitasyon, pahinga, pagbubukod at mga taong tumutulong.',
  playInterrupted:
    'Naglaro ka nang {afterMinutes} minuto. Hinihingi ng mga tuntunin ng inyong lugar ang pahingang {minutes} minuto ngayon: hanggang doon, sarado ang mga laro at deposito. Matatapos ang mga bukas na round gaya ng dati, at bukas ang cash-out. Makikita sa Ligtas na paglalaro kung hanggang kailan.',
  house: '{fil}',
};
