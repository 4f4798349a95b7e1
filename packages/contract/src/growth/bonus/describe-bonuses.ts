import { z } from 'zod';
import { call } from '../../call.ts';
import { amount, moment, nothing } from '../../scalars.ts';
import { bonus } from './bonus.ts';

export const bonusOffer = z.object({
  promotion: z.enum(['signUp', 'firstDeposit']),
  amount: amount().nullable().describe('null before the deposit that decides it'),
  required: amount().nullable().describe('Bets to be made'),
  needs: z.enum(['nothing', 'mail', 'deposit']).describe('What is missing before it can be claimed'),
  untilTime: moment().nullable(),
});

export const firstDepositTerms = z.object({
  percent: z.int(),
  most: amount(),
  leastDeposit: amount(),
  days: z.int(),
});

export const describeBonuses = call({
  path: '/sys/bonus/overview',
  summary: "The member's bonus with its meter, what can be claimed, the weekly promotions, and bonuses that are over.",
  input: nothing(),
  output: z.object({
    active: bonus.nullable(),
    offers: z.array(bonusOffer),
    heldBack: z
      .enum(['paused', 'signs'])
      .nullable()
      .describe(
        'Why nothing is on offer: play is paused, or a safer-gambling review is open; null while offers are made',
      ),
    terms: z.object({
      wageringTimes: z.int(),
      idleDays: z.int(),
      firstDeposit: firstDepositTerms.nullable().describe('null: off, or held back'),
      cashback: z
        .object({ percent: z.int(), least: amount() })
        .nullable()
        .describe("null: off, or not at this member's level"),
      friday: z
        .object({ deposits: amount(), balanceBelow: amount(), bonus: amount() })
        .nullable()
        .describe("null: off, held back, or not at this member's level"),
    }),
    ended: z.array(bonus).describe('The latest twenty'),
  }),
});
