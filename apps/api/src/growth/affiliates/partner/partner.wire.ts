import type { Affiliate, AffiliateLink, AffiliateSummary } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import { amountOf, decimalText } from '@fairhouse/money';
import { hashOf } from '../../../lib/hash-of.ts';
import type { AffiliatesDeps } from '../affiliates.deps.ts';
import { dealsOf } from '../plan/plan.store.ts';
import { userStateOf } from '../portal/user.store.ts';
import { postbacksOf } from '../postbacks/postback.store.ts';
import { signalsOf } from '../signals/signals.ts';
import { type Link, linksOf } from './link.store.ts';
import {
  bookOf,
  type Figures,
  figuresOfLinks,
  figuresOfPartners,
  findPartner,
  noFigures,
  type Partner,
} from './partner.store.ts';

export function summaryWire(
  { id, company, countryCode, currency, state, madeAt }: Partner,
  figures: Figures | undefined,
): AffiliateSummary {
  return { id, company, countryCode, currency, state, figures: figures ?? noFigures, makeTime: madeAt.toISOString() };
}

export const linkUrl = (origin: string, code: string): string => `${origin}/#/?aff=${code}`;

export async function linksWire(
  db: Database | Transaction,
  origin: string,
  links: readonly Link[],
): Promise<AffiliateLink[]> {
  const figures = await figuresOfLinks(
    db,
    links.map(({ id }) => id),
  );
  return links.map(({ id, code, label, isActive }) => ({
    id,
    code,
    label,
    isActive,
    url: linkUrl(origin, code),
    figures: figures.get(id) ?? noFigures,
  }));
}

/** What a proposal about the partner is bound to: anything else that was decided meanwhile makes it void. */
export function contentHashOf(partner: Partner, deals: number): string {
  const { id, company, email, countryCode, currency, termsVersion, payoutMethod, payoutDestination } = partner;
  return hashOf({ id, company, email, countryCode, currency, termsVersion, payoutMethod, payoutDestination, deals });
}

export async function wholePartner(
  { origin, maskedDestination }: Pick<AffiliatesDeps, 'origin' | 'maskedDestination'>,
  db: Database | Transaction,
  id: number,
): Promise<Affiliate | undefined> {
  const partner = await findPartner(db, id);
  if (!partner) return undefined;
  const [figures, deals, links, signals, postbacks, book, userState] = [
    await figuresOfPartners(db, [id]),
    await dealsOf(db, id),
    await linksOf(db, id),
    await signalsOf(db, id),
    await postbacksOf(db, id),
    await bookOf(db, id),
    await userStateOf(db, id),
  ];
  const text = (minor: bigint) => decimalText(amountOf(partner.currency, minor));
  const { payoutMethod, payoutDestination } = partner;
  return {
    ...summaryWire(partner, figures.get(id)),
    contact: partner.contact,
    email: partner.email,
    termsVersion: partner.termsVersion,
    termsTime: partner.termsAt?.toISOString() ?? null,
    payout:
      payoutMethod && payoutDestination
        ? { method: payoutMethod, destination: maskedDestination(payoutDestination) }
        : null,
    contentHash: contentHashOf(partner, deals.length),
    deals: deals.map(({ fromMonth, planId, plan, planVersion, by }) => ({
      fromMonth,
      planId,
      plan,
      planVersion,
      by: by.replace(/^operator:/, ''),
    })),
    links: await linksWire(db, origin, links),
    signals,
    postbacks: postbacks ?? null,
    book: { earned: text(book.earned), owed: text(book.owed), paying: text(book.paying), paid: text(book.paid) },
    userState,
    reason: partner.reason,
  };
}
