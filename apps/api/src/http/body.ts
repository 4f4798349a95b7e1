import type { Call } from '@fairhouse/contract';
import type { FastifyRequest } from 'fastify';
import { Fault } from './result.ts';
import type { UploadedFile } from './uploaded-file.ts';

interface Body {
  fields: unknown;
  file: UploadedFile | undefined;
}

/** JSON, form-encoded and multipart bodies become the same plain fields; the schema coerces the scalars. */
export async function readBody(request: FastifyRequest, call: Call): Promise<Body> {
  if (call.method === 'GET') return { fields: request.query, file: undefined };
  if (request.isMultipart()) return readMultipart(request, call.upload === true);
  const fields = request.body ?? {};
  if (typeof fields !== 'object' || Array.isArray(fields)) throw new Fault('unreadableBody');
  return { fields, file: undefined };
}

/** The parser throws plain errors at what is cut off, in a head, in a part or for good: the sender's fault, not ours. */
async function readMultipart(request: FastifyRequest, wantsFile: boolean): Promise<Body> {
  try {
    return await readParts(request, wantsFile);
  } catch (error) {
    if (error instanceof Fault || (error as { statusCode?: number }).statusCode !== undefined) throw error;
    throw new Fault('unreadableBody');
  }
}

async function readParts(request: FastifyRequest, wantsFile: boolean): Promise<Body> {
  // No prototype: a field named `__proto__` is a field like any other.
  const fields: Record<string, unknown> = Object.create(null);
  let file: UploadedFile | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      const earlier = fields[part.fieldname];
      fields[part.fieldname] = earlier === undefined ? part.value : [earlier, part.value].flat();
      continue;
    }
    if (!wantsFile || part.fieldname !== 'file') throw new Fault('unreadableBody');
    const bytes = await part.toBuffer();
    // The parser cuts a file that is too large and carries on.
    if (part.file.truncated) throw new Fault('fileTooLarge');
    file = { bytes, name: part.filename };
  }
  return { fields, file };
}
