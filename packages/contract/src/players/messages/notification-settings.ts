import { z } from 'zod';
import { call } from '../../call.ts';
import { done, flag, id, moment, nothing, text } from '../../scalars.ts';
import { notificationChannels, notificationTopicNames } from './notification-topics.ts';

const topic = () => z.enum(notificationTopicNames);
const channel = () => z.enum(notificationChannels);
const timeOfDay = () =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'no time of day')
    .describe('HH:MM');

/** Of one browser: longer ones are nothing that a push service gives. */
const longestEndpoint = 1_000;

export const getNotificationSettings = call({
  path: '/sys/notification/get',
  summary: 'What the member is notified of, by which channels, and when not by push.',
  input: nothing(),
  output: z.object({
    topics: z.array(
      z.object({
        topic: topic(),
        channels: z.array(
          z.object({
            channel: channel(),
            isOn: z.boolean(),
            isFixed: z.boolean().describe('It cannot be switched off'),
          }),
        ),
      }),
    ),
    offersConsent: z.boolean().describe('Without it nothing promotional is sent, also where it is switched on'),
    quietHours: z
      .object({ from: timeOfDay(), until: timeOfDay(), timeZone: z.string() })
      .nullable()
      .describe('From–until of each day in the time zone; push waits until they end, security excepted'),
    showsDetails: z
      .boolean()
      .describe('Whether push shows the message itself, with amounts; otherwise only what it is about'),
    publicKey: z.string().describe('The VAPID key that browsers subscribe with (RFC 8292), base64url'),
    devices: z.array(z.object({ id: z.int(), name: z.string().describe('Browser and system'), since: moment() })),
  }),
});

export const setNotificationChoice = call({
  path: '/sys/notification/setChoice',
  summary: 'Switches one kind of notification on or off for one channel. A repeat changes nothing.',
  input: z.object({ topic: topic(), channel: channel(), isOn: flag() }),
  output: done(),
  errors: ['notificationFixed'],
});

export const setQuietHours = call({
  path: '/sys/notification/setQuietHours',
  summary: 'Sets the hours in which push waits, or ends them with null.',
  input: z.object({
    quietHours: z
      .object({ from: timeOfDay(), until: timeOfDay(), timeZone: text(64).describe('A name of the IANA database') })
      .nullable(),
  }),
  output: done(),
  errors: ['invalidField'],
});

export const setPushDetails = call({
  path: '/sys/notification/setDetails',
  summary: 'Whether push shows the message itself on the lock screen.',
  input: z.object({ isShown: flag() }),
  output: done(),
});

export const subscribePush = call({
  path: '/sys/push/subscribe',
  summary: 'Sends push to this browser from now on. A repeat, of another member too, takes the subscription over.',
  input: z.object({
    endpoint: text(longestEndpoint).describe('Of the push service; https'),
    p256dh: text(100).describe('The key of the browser, base64url (RFC 8291)'),
    auth: text(40).describe('Its secret, base64url'),
  }),
  output: z.object({ id: z.int() }),
  errors: ['pushAddressRefused', 'tooManyDevices'],
});

export const removePushDevice = call({
  path: '/sys/push/remove',
  summary: 'Sends no push to that browser any more.',
  input: z.object({ id: id() }),
  output: done(),
  errors: ['noSuchThing'],
});
