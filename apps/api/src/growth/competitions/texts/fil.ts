import type { en } from './en.ts';

export const fil: Record<keyof typeof en, string> = {
  tournament:
    'Kasama sa bilang ang pinakamagandang {rounds} round mo. Ang score ng bawat isa ay ang ibinayad nito bilang multiple ng taya: ang taya na 1 na nagbayad ng 5 ay 5.00×.',
  tournamentOne:
    'Ang iisang pinakamagandang round mo ang kasama sa bilang. Ang score nito ay ang ibinayad nito bilang multiple ng taya: ang taya na 1 na nagbayad ng 5 ay 5.00×.',
  raceMultiple:
    'Ang unang {rounds} round mo lang ang kasama sa bilang. Ang score ng bawat isa ay ang ibinayad nito bilang multiple ng taya; pinagsasama ang lahat.',
  raceWins:
    'Ang unang {rounds} round mo lang ang kasama sa bilang. Isang panalo ang bawat round na nagbayad nang higit sa taya.',
  roundMost: 'Hanggang {multiple} lang ang score ng isang round, para hindi iisang masuwerteng round ang magpasya.',
  stake: 'Hindi tumataas ang score sa mas malaking taya. Ang pinakamaliit na tayang kasama sa bilang ay {stakes}.',
  not: 'Hindi kasama ang mga round na binawi, mga round na laro-laro lang, at mga round na binayaran kahit bahagya ng perang bonus.',
  tiesShared:
    'Iisa ang puwesto ng mga may parehong score: pantay nilang hinahati ang mga premyo ng mga puwestong sakop nila, at ibinababa sa pinakamaliit na unit. Walang puwesto kung walang score.',
  tiesFewerRounds:
    'Sa mga may parehong score, mauuna ang nakaabot nito sa mas kaunting round; kung pareho ang bilang ng round, ang mas maagang nakaabot. Walang puwesto kung walang score.',
  mostPlayers: 'Hanggang {count} manlalaro lang ang makakasali: ang mga nauna.',
  levels: 'Para ito sa mga miyembrong nasa VIP level {levels}.',
  countries: 'Para ito sa mga miyembrong nakatira sa {countries}.',
  verified: 'Para ito sa mga miyembrong tapos na ang pagsuri sa pagkakakilanlan.',
  group: 'Para ito sa mga miyembrong ginawan nito.',
  pay: 'Cash ang premyo at walang kailangang taya, kapag nasuri na ng dalawang tao ang mga puwesto.',
  disqualified:
    'Maaaring alisin ng dalawang tao ang manlalarong lumabag sa mga tuntunin bago maging pinal ang mga puwesto. Ipapadala namin sa kanya ang dahilan at kung paano magreklamo.',
  protection:
    'Kapag nagpahinga ka, nakatago sa iyo ang mga paligsahan. Sa iyo pa rin ang score mo bago noon, pati ang premyo.',
  checkScore:
    'Pagsamahin ang mga score ng mga round mo sa ibaba: iyon ang score mo. Makikita at masusuri ang bawat round sa sarili nitong pangalan.',
  checkDefinition: 'Ang SHA-256 ng tekstong “definition” ay “definitionHash”: ito ang mga patakarang inilathala.',
  checkStandings:
    'Ang SHA-256 ng “definitionHash” at ng bawat linya ng “standings”, bawat isa sa sariling linya at walang line feed sa dulo, ay “resultHash”. Sa iyo ang linyang may receipt mo.',
};
