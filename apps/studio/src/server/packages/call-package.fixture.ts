import { request } from 'node:http';

export interface PackageReply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: an answer as it came over the wire
  data: any;
}

/** Asks a studio as the page of a package does: at its own host, which no name server knows in a test. */
export function askPackage(
  studio: string,
  host: string,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<PackageReply> {
  const { hostname, port } = new URL(studio);
  return new Promise((done, fail) => {
    const json = body === undefined ? undefined : JSON.stringify(body);
    const sent = request(
      {
        hostname,
        port,
        path,
        method: json === undefined ? 'GET' : 'POST',
        headers: { host, ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        answer.on('end', () => {
          const isJson = answer.headers['content-type']?.startsWith('application/json');
          done({
            status: answer.statusCode!,
            headers: answer.headers,
            text,
            data: isJson ? JSON.parse(text) : undefined,
          });
        });
      },
    );
    sent.on('error', fail);
    sent.end(json);
  });
}
