import type { NewsKind } from '../news.kinds.ts';

export const fil: Record<NewsKind, string> = {
  cashOutApproved:
    'Naaprubahan ang cash-out mong {amount}[ (blg. {number})][ sa {methodFil}]. Sasabihan ka namin kapag nabayaran na ito.',
  cashOutRejected:
    'Hindi naaprubahan ang cash-out mong {amount}[ (blg. {number})][ sa {methodFil}]: {reason} Naibalik na ang pera sa balanse mo.',
  cashOutPaid: 'Nabayaran na ang cash-out mong {amount}[ (blg. {number})][ sa {methodFil}].',
  cashOutFailed:
    'Hindi naibayad ang cash-out mong {amount}[ (blg. {number})][ sa {methodFil}]. Naibalik na ang pera sa balanse mo. Pakisuri ang mga detalye at humiling muli.',
  friendJoined: 'Kuwalipikado na para sa mga gantimpala mo ang isang kaibigang inimbitahan mo.',
  inviteReward: 'Nasa balanse mo na ang gantimpala sa imbitasyon na {amount}.',
  agentBonus: 'Nasa balanse mo na ang bonus mo bilang ahente na {amount}.',
  vipLevel: 'Naabot mo ang bagong antas ng VIP: {level}.',
  freeRoundsGiven:
    'May {count} libreng round ka na tig-{amount} sa {game}. Buksan ang laro upang laruin; nandoon ang mga tuntunin.',
  freeRoundsPaid: 'Nanalo ng {amount} ang iyong mga libreng round, at naidagdag na ito sa iyong cash.',
  bonusGiven: 'Naidagdag na sa balanse mo ang bonus na {amount}. Tingnan sa pahina ng bonus ang kailangang itaya.',
  bonusReleased: 'Natapos mo na ang wagering ng bonus mo: sa iyo na ang {amount}.',
  bonusExpired: 'Nag-expire na ang bonus mo, at inalis ang {amount} na perang bonus. Sa iyo ang natitirang balanse.',
  cashback: 'Nasa balanse mo na ang cashback na {amount} para sa nakaraang linggo.',
  inactivityFee:
    'Matagal nang hindi nagamit ang account mo. Naningil kami ng {amount} para sa buwang ito. Mag-log in para matigil ito, o i-cash out ang balanse mo.',
  competitionPrize:
    'Nasa balanse mo na ang premyo mong {amount} para sa ika-{place} puwesto sa “{nameFil}”. Wala itong kailangang taya.',
  competitionCancelled:
    'Kinansela ang “{nameFil}”. Walang babayaran para rito, at wala kang nagastos dito. Nasa page nito sa Mga paligsahan kung bakit.',
  competitionDisqualified:
    'Diskwalipikado ka sa “{nameFil}” at wala ka nang puwesto rito. Nasa page nito sa Mga paligsahan ang dahilan. Kung hindi ka sang-ayon, sumulat sa amin sa Support at ilagay ang “complaint” sa unang linya: ibang tao ang titingin bago maging pinal ang mga puwesto.',
  competitionReinstated:
    'Kasali ka ulit sa “{nameFil}”, kasama ang score ng mga round mo. Nasa page nito sa Mga paligsahan ang puwesto mo.',
  gift: 'Naidagdag na sa balanse mo ang regalong {amount}.',
  heldWinReleased: 'Nasuri na namin ang panalo mong {amount} sa {game} at idinagdag ito sa balanse mo.',
  heldWinRefused:
    'Sinuri namin ang panalo mong {amount} sa {game} at hindi ito babayaran: {reason} Kung hindi ka sang-ayon, makipag-ugnayan sa amin.',
  documentExpiring:
    'May bisa ang iyong {documentFil} hanggang {dayFil}. Mag-upload ng bago sa ilalim ng Mga setting ng account bago ang araw na iyon, para hindi maantala ang iyong mga cash-out.',
  documentExpired:
    'Nag-expire ang iyong {documentFil} noong {dayFil}. Mag-upload ng bago sa ilalim ng Mga setting ng account bago ang susunod mong cash-out.',
  playNoted:
    'Napansin naming nagbago ang dami ng paglalaro mo. Maaari mong tingnan ang nagastos mo, magtakda ng limitasyon o mag-break sa Ligtas na paglalaro. Naroon din ang mga matatawagan para sa tulong.',
  limitsAsked:
    'Marami kang nilaro kamakailan. Magtakda ng limitasyon sa Ligtas na paglalaro; isang minuto lang ito. Hanggang noon, wala kaming ipadadalang alok. Kung hindi na masaya ang pagsusugal, nakalista roon ang libre at kumpidensiyal na tulong.',
  breakBegun:
    'Marami kang nilaro kamakailan, kaya sinimulan namin ang isang break: hindi ka makakapaglaro o makakapagdeposito hanggang matapos ito. Ligtas ang pera mo at maaari mo itong i-cash out. Tingnan sa Ligtas na paglalaro ang mga limitasyon, pagbubukod at tulong.',
  playInterrupted:
    'Naglaro ka nang {afterMinutes} minuto. Ayon sa mga patakaran sa inyong lugar, kailangan ng {minutes} minutong break: hanggang doon, sarado ang mga laro at deposito. Matatapos nang normal ang mga bukas na round, at maaari kang mag-cash out. Tingnan sa Ligtas na paglalaro kung kailan ito matatapos.',
  reviewAsked:
    'Matagal-tagal na: tingnan ang account mo, ang mga transaksyon at ang mga limitasyon mo. Makikita sa Ligtas na paglalaro ang idineposito mo at ang napanalunan o natalo mo, at doon ka makapagtatakda o makapagbababa ng limitasyon.',
  depositCredited: 'Nasa balanse mo na ang deposito mong {amount}.',
  bonusEnding:
    'Matatapos ang bonus mong {amount} sa {dayFil} (UTC). Aalisin ang matitira nito sa oras na iyon; sa iyo pa rin ang sarili mong pera, at maaari mong isuko ang bonus anumang oras.',
  documentReviewed: '{fil}',
  security: '{fil}',
  chatMuted:
    'Hindi ka muna makakasulat sa chat ng mga mesa hanggang {untilFil}, ayon sa moderator: {reason} Makakapaglaro ka pa rin. Kung hindi ka sang-ayon, makipag-ugnayan sa amin.',
  supportAnswered: 'Sinagot ka ng aming support team: {answer}',
  offer: '{fil}',
  casino: '{fil}',
};
