import type { RuleText } from '@fairhouse/game-math';

interface GameRules {
  rules: RuleText[];
  /** What happens to a round that its player left. */
  abandoned: string;
}

const spinIsFinal =
  'Nakatakda na ang resulta sa sandaling makuha ang taya; ang ikot na hindi mo natapos panoorin ay kusang babayaran.';

/** The rules of each game in Filipino, section by section as the game declares them in English. */
export const gameRulesFil: Record<string, GameRules> = {
  nocturne: {
    rules: [
      {
        heading: 'Mga linya',
        text: 'Laging kasali ang dalawampung linya. Panalo ang tatlo, apat o limang magkakaparehong simbolo mula sa pinakakaliwang reel; binabayaran ng bawat linya ang pinakamahaba nitong panalo, at pinagsasama ang panalo ng lahat ng linya. Ang taya ay ang barya na pinarami ng dalawampu.',
      },
      {
        heading: 'Wild',
        text: 'Lumalabas ang wild sa mga reel 2, 3 at 4 at pumapalit sa lahat ng simbolo maliban sa scatter.',
      },
      {
        heading: 'Scatter',
        text: 'Ang tatlo, apat o limang scatter saanman ay nagbabayad ng 2, 10 o 50 beses ng taya at nagbibigay ng 10, 15 o 20 libreng ikot.',
      },
      {
        heading: 'Libreng ikot',
        text: 'Ang libreng mga ikot ay gumagamit ng parehong mga reel at parehong taya, at tatlong beses ang bilang ng bawat panalo rito. Ang tatlo o higit pang scatter ay muling nagbibigay ng libreng ikot, hanggang 200 sa isang round.',
      },
      {
        heading: 'Balik',
        text: 'Ang balik sa manlalaro ay 96.00 %, kasama ang libreng mga ikot. Mga 32 sa bawat 100 ikot ang may panalo. Ang isang round ay nagbabayad ng hanggang 5,000 beses ng taya nito.',
      },
    ],
    abandoned: spinIsFinal,
  },
  'european-roulette': {
    rules: [
      {
        heading: 'Ang ruleta',
        text: 'Isang sero at ang mga numerong 1 hanggang 36. Pantay ang tsansa ng bawat numero sa bawat round.',
      },
      {
        heading: 'Mga taya at bayad',
        text: 'Straight 35 sa 1, split 17, street 11, corner 8, six line 5, dosena at kolum 2, at pula, itim, pares, gansal, mababa at mataas 1 sa 1. Sa sero, talo ang lahat ng tayang hindi ito pinangalanan.',
      },
      {
        heading: 'Balik',
        text: 'Bawat taya ay nagbabalik ng 97.30 % (36 sa 37). Ang dalas ng panalo at ang pagkakaiba-iba ay para sa tayang pantay ang bayad.',
      },
    ],
    abandoned: spinIsFinal,
  },
  blackjack: {
    rules: [
      {
        heading: 'Ang layunin',
        text: 'Lumapit sa 21 nang higit sa dealer nang hindi lumalampas. Sampu ang bilang ng mga may mukha, isa o labing-isa ang alas. Ang alas at sampu bilang unang dalawang baraha ay blackjack at nagbabayad ng 3 sa 2.',
      },
      {
        heading: 'Ang mga baraha',
        text: 'Walong deck, binabalasa muli bago ang bawat round. Tumitigil ang dealer sa lahat ng 17 at tinitingnan kung may blackjack sa ilalim ng alas o sampu bago ka maglaro.',
      },
      {
        heading: 'Pagdoble at paghati',
        text: 'Magdoble sa alinmang unang dalawang baraha, pati matapos maghati. Maghati ng dalawang barahang magkapareho ng ranggo, hanggang apat na kamay; ang hinating mga alas ay tig-isang baraha lamang at hindi na muling hinahati, at ang 21 matapos maghati ay hindi blackjack.',
      },
      {
        heading: 'Seguro',
        text: 'Kapag alas ang ipinapakita ng dealer, ang kalahati ng taya ay nagsisilbing seguro laban sa blackjack at nagbabayad ng 2 sa 1.',
      },
      {
        heading: 'Balik',
        text: 'Ang balik sa manlalaro ay 99.57 % gamit ang batayang estratehiya at walang seguro. Bumababa ito sa ibang paraan ng paglalaro.',
      },
    ],
    abandoned:
      'Hihintayin ka nang 24 na oras ng kamay na iniwan mo. Pagkatapos, tatanggihan ang seguro, titigil ang bawat bukas na kamay, at tatapusin ang round.',
  },
};
