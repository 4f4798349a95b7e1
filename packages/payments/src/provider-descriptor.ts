import { type Environment, readSettings } from '@fairhouse/operation/settings';
import type { z } from 'zod';
import type { CardOf } from './card-provider.ts';
import type { DeclineTable } from './decline.ts';
import type { KeepMessages, KeptFields } from './messages/message.ts';
import { type Send, sendThrough } from './messages/send-through.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PayoutProvider } from './payout-provider.ts';

/** How the pretend provider is reached, and what the casino shares with it. */
export interface SandboxAccess {
  /** As a payer's browser reaches it. */
  origin: string;
  /** As the casino's server reaches it. */
  apiOrigin: string;
  /** What the casino shows to order. */
  key: string;
  /** What its events are signed with. */
  webhookSecret: string;
  /** Signs the orders to pay out. */
  payoutSecret: string;
}

/** What a provider needs of the casino. */
export interface CasinoOfProvider {
  cardOf: CardOf;
  /** Keeps what is exchanged with it, by the payment. */
  keep: KeepMessages;
}

/** A provider of payments in whose settings were read. */
export interface ConfiguredProvider {
  name: string;
  settings: unknown;
  /** Origins of its pages that the site shows in a frame. */
  frameOrigins: string[];
  /** Origins of its own fields for cards: frames, pictures and connections. */
  cardOrigins: string[];
  /** Origins of scripts that it has the site load, with their frames, pictures and connections: wallets of phones. */
  scriptOrigins: string[];
  /** The text that Apple reads at the site's address of the domain association; undefined: no Apple Pay. */
  appleDomainText: string | undefined;
  /** What of its messages is kept. */
  messages: KeptFields;
  create(casino: CasinoOfProvider): PaymentProvider;
}

/** A provider of payments out whose settings were read. */
export interface ConfiguredPayouts {
  name: string;
  settings: unknown;
  create(casino: Pick<CasinoOfProvider, 'keep'>): PayoutProvider;
}

export interface PayInDescriptor {
  /** As methods' rows and the address of its webhook (`/webhooks/<name>`) name it. */
  readonly name: string;
  /** The methods that it can serve. */
  readonly methods: readonly string[];
  /** What its codes of declined payments mean. */
  readonly declines: DeclineTable;
  /** Every setting that it reads. */
  readonly settingNames: readonly string[];
  /** Undefined: not configured, so that its methods are not offered. Throws CannotRun at what is missing or wrong. */
  read(env: Environment, sandbox: SandboxAccess | undefined): ConfiguredProvider | undefined;
}

export interface PayOutDescriptor {
  readonly name: string;
  readonly settingNames: readonly string[];
  /** Whether it pays out only where PAYOUT_PROVIDERS names it. */
  readonly isNamed: boolean;
  read(env: Environment, sandbox: SandboxAccess | undefined): ConfiguredPayouts | undefined;
}

/** All that the casino has to know of a payment provider; its line in `providers.ts` makes it one of the casino's. */
export interface ProviderDescriptor {
  payIn?: PayInDescriptor;
  payOut?: PayOutDescriptor;
}

interface Definition<L extends z.ZodObject, S> {
  name: string;
  /** What of its messages is kept: only fields that are named here. */
  messages: KeptFields;
  /** Where payments are live: what is read, and what it makes of it; undefined where it is not configured. */
  live: { environment: L; settings(read: z.output<L>): S | undefined };
  /** Where the sandbox pretends it. */
  fake(sandbox: SandboxAccess, env: Environment): S;
}

interface PayInDefinition<L extends z.ZodObject, S> extends Definition<L, S> {
  methods: readonly string[];
  declines: DeclineTable;
  frameOrigins?(settings: S): string[];
  cardOrigins?(settings: S): string[];
  scriptOrigins?(settings: S): string[];
  appleDomainText?(settings: S): string | undefined;
  /** Everything that it asks about a payment goes through `send`. */
  create(settings: S, casino: CasinoOfProvider & { send: Send }): PaymentProvider;
}

interface PayOutDefinition<L extends z.ZodObject, S> extends Definition<L, S> {
  isNamed?: boolean;
  create(settings: S, casino: { send: Send }): PayoutProvider;
}

export function payIn<L extends z.ZodObject, S>(definition: PayInDefinition<L, S>): PayInDescriptor {
  const { name, methods, declines, live, messages, create, frameOrigins, cardOrigins, scriptOrigins, appleDomainText } =
    definition;
  return {
    name,
    methods,
    declines,
    settingNames: Object.keys(live.environment.shape),
    read(env, sandbox) {
      const settings = settingsOf(definition, env, sandbox);
      if (settings === undefined) return undefined;
      return {
        name,
        settings,
        frameOrigins: frameOrigins?.(settings) ?? [],
        cardOrigins: cardOrigins?.(settings) ?? [],
        scriptOrigins: scriptOrigins?.(settings) ?? [],
        appleDomainText: appleDomainText?.(settings),
        messages,
        create: (casino) => create(settings, { ...casino, send: sendThrough(name, messages, casino.keep) }),
      };
    },
  };
}

export function payOut<L extends z.ZodObject, S>(definition: PayOutDefinition<L, S>): PayOutDescriptor {
  const { name, isNamed = true, live, messages, create } = definition;
  return {
    name,
    isNamed,
    settingNames: Object.keys(live.environment.shape),
    read(env, sandbox) {
      const settings = settingsOf(definition, env, sandbox);
      if (settings === undefined) return undefined;
      return { name, settings, create: ({ keep }) => create(settings, { send: sendThrough(name, messages, keep) }) };
    },
  };
}

function settingsOf<L extends z.ZodObject, S>(
  { live, fake }: Definition<L, S>,
  env: Environment,
  sandbox: SandboxAccess | undefined,
): S | undefined {
  return sandbox ? fake(sandbox, env) : live.settings(readSettings(live.environment, env));
}
