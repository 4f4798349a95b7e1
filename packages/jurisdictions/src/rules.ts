import { currencyCodes } from '@fairhouse/money';
import { z } from 'zod';

/** Amounts in major units as exact text, by the currency of the member's book; one that is missing has no bound. */
const amounts = z.partialRecord(z.enum(currencyCodes), z.string().regex(/^\d+(\.\d{1,8})?$/));
export const limitKinds = ['deposit', 'loss', 'stake', 'time'] as const;
export const limitPeriods = ['day', 'week', 'month'] as const;
/** For which games something is allowed; rules of play tell slots from all other games. */
const allowance = z.enum(['off', 'tables', 'all']);
/** Signs of harm, by name; the API's feature `harm` has a file for each. */
export const harmMarkers = [
  'chasing',
  'raisedStakes',
  'nights',
  'risingDeposits',
  'cancelledCashOuts',
  'failedDeposits',
  'longSessions',
] as const;
/** Numbers that a place gives its people, by which it knows them again. */
export const nationalIdKinds = ['cpf', 'personnummer'] as const;
/** What a place has joining ask for beside name, birthday and address. */
export const joiningFields = ['birthName', 'birthPlace'] as const;
/** Kinds of photographed documents that a new account can be asked for. */
export const joiningDocumentKinds = ['idcardProof', 'idcardHoldProof', 'addressProof'] as const;
const moments = z.enum(['never', 'payout', 'deposit', 'play']);

export type LimitKind = (typeof limitKinds)[number];
export type NationalIdKind = (typeof nationalIdKinds)[number];
export type JoiningDocumentKind = (typeof joiningDocumentKinds)[number];
export type JoiningField = (typeof joiningFields)[number];
export type LimitPeriod = (typeof limitPeriods)[number];

/** A place to turn to. `hours` and `phone` are as that place writes them. */
const helpLine = z.object({
  name: z.string(),
  url: z.url(),
  phone: z.string().nullable(),
  hours: z.string().nullable(),
});

/**
 * Everything that a jurisdiction can say differently, by name. A pack gives some of these, each with its clause; what it does
 * not give is as the casino's own default has it.
 */
export const rulesSchema = z.object({
  /** Years. */
  'age.least': z.int().min(18).max(30),
  /** The number of a person that joining asks for; null for none. The address is asked for everywhere. */
  'joining.nationalId': z.enum(nationalIdKinds).nullable(),
  /** What joining asks for beside name, birthday and address. */
  'joining.fields': z.array(z.enum(joiningFields)),
  /**
   * Photographed documents that a new account is asked for, and before what they must be handed in; null for none. Whether staff
   * must have accepted them, `identity.before` says.
   */
  'joining.documents': z
    .object({ kinds: z.array(z.enum(joiningDocumentKinds)).min(1), before: z.enum(['deposit', 'play']) })
    .nullable(),
  /** Kinds of limits that must be set before the first deposit; every kind is offered everywhere. */
  'limits.mandatory': z.array(z.enum(limitKinds)),
  /** What all deposits of a period may come to, whatever the player sets. */
  'limits.depositMost': z.partialRecord(z.enum(limitPeriods), amounts),
  'limits.raiseAfterHours': z
    .int()
    .min(24)
    .max(24 * 30),
  /** Whether a member who has no limit is asked before paying in, and sets one or says that none is wanted. */
  'limits.prompt': z.boolean(),
  /** Every so many months a member is reminded to look at the account, its transactions and the limits; null for never. */
  'limits.reviewMonths': z.int().min(1).max(12).nullable(),
  /** In which currencies a member may keep the account; null for every one that the casino has. */
  'account.currencies': z.array(z.enum(currencyCodes)).min(1).nullable(),
  /** Whether methods that take credit, or cannot tell it from a player's own money, may be paid in with. */
  'payments.credit': z.boolean(),
  /** What one round of a slot may cost. */
  'slots.stakeMost': amounts,
  /** The same for members younger than `below` years. */
  'slots.stakeMostYoung': z.object({ below: z.int(), most: amounts }).nullable(),
  /** From the start of one round to the start of the next. */
  'slots.leastSeconds': z.number().min(0).max(10),
  'tables.leastSeconds': z.number().min(0).max(10),
  'play.automatic': allowance,
  /** A mode with shorter animations. */
  'play.quick': allowance,
  /** Ending an animation before the result is shown. */
  'play.skip': allowance,
  /** How far a win above the stake is celebrated; a return of no more than the stake is celebrated nowhere. */
  'play.celebrations': z.enum(['off', 'short', 'full']),
  /** Whether a bonus round may be bought. */
  'slots.bonusBuy': z.boolean(),
  /** Whether rounds of other players are shown as they end. */
  'lobby.liveRounds': z.boolean(),
  /** Whether games are recommended to a member by what the member plays. */
  'lobby.recommendations': z.boolean(),
  /** Whether a win may be put at risk again before it is paid, double or nothing. */
  'play.doubleUp': z.boolean(),
  /** Whether players may write to one another at shared tables. */
  'play.tableChat': z.boolean(),
  /** Whether a player may invite others to a shared table by a link. */
  'play.tableInvitations': z.boolean(),
  /** Whether affiliate partners may be paid for players of the place. */
  'affiliates.allowed': z.boolean(),
  /** Whether tournaments and races for prizes are offered. */
  'offers.competitions': z.boolean(),
  /** Whether free rounds may be given, offered and played. */
  'offers.freeRounds': z.boolean(),
  /** Whether missions that give points are offered. */
  'offers.missions': z.boolean(),
  /** Whether offers may be sent by push and mail to players who agreed to them. */
  'offers.notifications': z.boolean(),
  /** Whether there is a page of all promotions. */
  'offers.promotionsPage': z.boolean(),
  /** Minutes between two reality checks that a player may choose; `usual` is what holds until then, null for none. */
  'realityCheck.minutes': z.object({
    least: z.int(),
    most: z.int(),
    usual: z.int().nullable(),
    mandatory: z.boolean(),
  }),
  'break.hours': z.array(z.int()),
  /** A button wherever play is possible, by which a break of so many hours begins at once and unasked; null for none. */
  'break.panicHours': z.int().min(1).nullable(),
  /** A break that comes by itself after so many minutes of play. */
  'break.mandatory': z.object({ afterMinutes: z.int(), minutes: z.int() }).nullable(),
  /** Months; 0 is for good. */
  'exclusion.months': z.array(z.int()),
  /** An exclusion for good can be lifted on request after so many months, and then after the hours below. */
  'exclusion.liftAfterMonths': z.int(),
  /** How long such a request waits before another person may confirm it. */
  'exclusion.liftWaitHours': z
    .int()
    .min(24)
    .max(24 * 30),
  /** The national register of excluded people that is asked, by the name of its port. */
  'exclusion.register': z.string().nullable(),
  /** Bets that a bonus may ask for, as multiples of it; null for no bound. */
  'bonus.wageringMost': z.int().nullable(),
  'bonus.offers': z.enum(['all', 'welcome', 'none']),
  /** By when a player must be known. */
  'identity.before': moments,
  'address.before': moments,
  /** Deposits of 30 days above which the source of funds is asked for. */
  'funds.askedAbove': amounts,
  'cashOut.cancellable': z.boolean(),
  /** Years that records of a closed account are kept. */
  'retention.accountYears': z.int(),
  'retention.documentYears': z.int(),
  /** Days that messages on the site, mails, letters to support that were answered, and log-ins are kept. */
  'retention.messageDays': z.int(),
  'retention.mailDays': z.int(),
  'retention.letterDays': z.int(),
  'retention.logInDays': z.int(),
  /** What a copy of a member's data costs, and within how many days it is there at the latest. */
  'data.copyFee': amounts,
  'data.copyDays': z.int(),
  /** Days in which a member can take a request for erasure back. */
  'data.erasureDays': z.int(),
  /** Whether the tick for offers by mail starts empty. */
  'consent.offersUnticked': z.boolean(),
  /**
   * From which value on a sign of harm counts, and how much it adds to the score, twice that from twice the value on. With a
   * weight of 0 it is not looked at.
   */
  'harm.markers': z.record(
    z.enum(harmMarkers),
    z.object({ threshold: z.int().min(1).max(100_000), weight: z.int().min(0).max(100) }),
  ),
  /** Deposits that rose by less than this are not called rising. */
  'harm.risingLeast': amounts,
  /** From how many minutes on a session is a long one. */
  'harm.sessionMinutes': z.int().min(30).max(1440),
  /** The scores from which on the casino does something by itself: a message, a request to set limits, a break and a case. */
  'harm.levels': z.object({ message: z.int().min(1), limits: z.int().min(1), pause: z.int().min(1) }),
  /** Within so many days the same is not done again; something stronger is. */
  'harm.quietDays': z.int().min(1).max(90),
  /** For so many days no offers, from the request to set limits on. */
  'harm.noOffersDays': z.int().min(1).max(365),
  /** How long the mandatory break is. */
  'harm.breakMinutes': z
    .int()
    .min(5)
    .max(60 * 24 * 7),
  'help.lines': z.array(helpLine),
});

export type Rules = z.output<typeof rulesSchema>;
export type RuleName = keyof Rules;
export type HelpLine = z.output<typeof helpLine>;
