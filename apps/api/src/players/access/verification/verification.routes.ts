import { calls } from '@fairhouse/contract';
import { connectionOf } from '@fairhouse/operation';
import type pg from 'pg';
import { type Handler, on } from '../../../http/handler.ts';
import { ok, refuse } from '../../../http/result.ts';
import { drawPicture, newCode } from './draw-picture.ts';
import { countPressure, timesOf } from './pressure.store.ts';
import { newQuestion } from './questions.ts';
import { keepAnswer } from './verification.store.ts';

/** A machine finds the word more easily than the characters, so questions are few. */
const mostQuestionsAnHour = 12;

export function verificationRoutes(db: pg.Pool): Handler[] {
  return [
    on(calls['/sys/member/verifyCode/image'], async ({ input }) => {
      const code = newCode();
      const picture = await drawPicture(code);
      await keepAnswer(db, input.ticket, code);
      return ok(`data:image/png;base64,${picture.toString('base64')}`);
    }),

    on(calls['/sys/member/verifyCode/question'], async ({ input, language, address }) => {
      const connection = connectionOf(address);
      if ((await timesOf(db, connection)).question >= mostQuestionsAnHour) return refuse('tooManyRequests');
      await countPressure(db, connection, 'question');
      const { question, answer } = newQuestion(language);
      await keepAnswer(db, input.ticket, answer);
      return ok(question);
    }),
  ];
}
