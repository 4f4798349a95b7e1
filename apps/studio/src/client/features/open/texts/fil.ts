import type { Words } from '../texts.ts';

export const fil: Words = {
  baseBet: 'Batayang taya',
  game: {
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
