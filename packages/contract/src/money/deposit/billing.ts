import { maybe, text } from '../../scalars.ts';

/** The cardholder and the billing address, in the order in which the specification checks them. */
export const billing = {
  cardFirstName: text(60),
  cardLastName: text(60),
  cardCountry: text(2).describe('ISO 3166-1 alpha-2'),
  cardState: text(10).describe('ISO 3166-2'),
  cardCity: text(100),
  cardAddress: text(200),
  cardPostalCode: text(20),
};

/** Who pays, as far as the form asks for it. */
export const payer = {
  cardFirstName: maybe(text(60)),
  cardLastName: maybe(text(60)),
  cardEmail: maybe(text(254)),
  cardMobile: maybe(text(20)),
};
