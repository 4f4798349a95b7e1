import type { GameWords } from '@fairhouse/games';

/** What holds of every package; what a package pays is shown on its own page. */
export const packageWords: Record<'en' | 'fil', GameWords> = {
  en: {
    returns: '',
    abandoned:
      'A win that you have not seen to its end waits for you for 24 hours. Open the game again to see it. After that it is paid by itself.',
    rules: [
      {
        heading: 'A game of an outside studio',
        text: 'The picture, the pays and the rules on the page are the studio’s. The stake, the result and the win are ours: each round is one line of a table that was fixed before you played.',
      },
      {
        heading: 'Fairness',
        text: 'Our seed and your seed choose the line. Open Fairness to see both, and check any round under Rounds once its seed is shown.',
      },
    ],
  },
  fil: {
    returns: '',
    abandoned:
      'Naghihintay sa iyo nang 24 na oras ang panalong hindi mo napanood hanggang dulo. Buksan muli ang laro para makita ito. Pagkatapos noon ay kusa itong ibabayad.',
    rules: [
      {
        heading: 'Laro ng ibang studio',
        text: 'Sa studio ang larawan, mga bayad at tuntunin sa pahina. Sa amin ang taya, resulta at panalo: bawat round ay isang linya ng talaang itinakda bago ka naglaro.',
      },
      {
        heading: 'Katapatan',
        text: 'Ang seed namin at ang seed mo ang pumipili ng linya. Buksan ang Katapatan para makita ang dalawa, at suriin ang alinman sa Mga round kapag ipinakita na ang seed nito.',
      },
    ],
  },
};
