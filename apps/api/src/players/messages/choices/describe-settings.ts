import { type CallOutput, notificationChannels, notificationTopicNames, topicOf } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import { devicesOf } from '../push/device.store.ts';
import { choicesOf, preferenceOf, wantsOffers } from './choices.store.ts';
import { timeText } from './set-quiet-hours.ts';

export async function describeSettings(
  db: Database,
  memberId: bigint,
  publicKey: string,
): Promise<CallOutput<'/sys/notification/get'>> {
  const choices = await choicesOf(db, memberId);
  const { quietHours, showsDetails } = await preferenceOf(db, memberId);
  const devices = await devicesOf(db, memberId);
  return {
    topics: notificationTopicNames.map((topic) => ({
      topic,
      channels: notificationChannels.flatMap((channel) => {
        const rule = topicOf(topic)[channel];
        if (rule === 'none') return [];
        const chosen = choices.find((one) => one.topic === topic && one.channel === channel)?.isOn;
        const isFixed = rule === 'always';
        return [{ channel, isFixed, isOn: isFixed || (chosen ?? rule === 'on') }];
      }),
    })),
    offersConsent: await wantsOffers(db, memberId),
    quietHours: quietHours && {
      from: timeText(quietHours.from),
      until: timeText(quietHours.until),
      timeZone: quietHours.timeZone,
    },
    showsDetails,
    publicKey,
    devices: devices.map(({ id, name, createdAt }) => ({ id: Number(id), name, since: createdAt.toISOString() })),
  };
}
