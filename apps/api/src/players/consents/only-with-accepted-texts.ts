import type { Database } from '@fairhouse/database';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../http/result.ts';
import { agreedTexts } from './agreed-texts.ts';
import { changedTexts } from './consent.store.ts';

/**
 * Makes the calls that declare `termsChanged` refuse who has not accepted what the texts say by now. Cash-outs, log-out and
 * everything else stay open, and so does a round that has begun.
 */
export function onlyWithAcceptedTexts(db: Database, handlers: Handler[]): Handler[] {
  return handlers.map((handler) =>
    handler.call.errors.includes('termsChanged')
      ? {
          call: handler.call,
          async command(question) {
            const { member } = question;
            if (member && (await changedTexts(db, member.id, agreedTexts)).length > 0) return refuse('termsChanged');
            return handler.command(question);
          },
        }
      : handler,
  );
}
