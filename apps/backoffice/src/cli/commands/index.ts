import { acts } from './acts.ts';
import { add } from './add.ts';
import { allow } from './allow.ts';
import { approve } from './approve.ts';
import { block } from './block.ts';
import { enable } from './enable.ts';
import { list } from './list.ts';
import { members } from './members.ts';
import { paid } from './paid.ts';
import { reject } from './reject.ts';
import { show } from './show.ts';
import { suspend } from './suspend.ts';
import { verify } from './verify.ts';

/** Takes the words after its name, answers what to print. */
export type Command = (args: string[]) => Promise<string>;

export const commands: Record<string, Command> = {
  list,
  show,
  approve,
  reject,
  paid,
  members,
  suspend,
  enable,
  block,
  allow,
  acts,
  verify,
  add,
};
