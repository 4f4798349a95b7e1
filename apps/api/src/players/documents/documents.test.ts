import { connect } from 'node:net';
import { errorCodes } from '@fairhouse/contract/errors';
import { createLogger } from '@fairhouse/operation';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestMember } from '../../testing/start-test-api.ts';

let api: TestApi;
let member: TestMember;
const logged: string[] = [];
beforeAll(async () => {
  api = await startTestApi({}, createLogger('test', { write: (line) => void logged.push(line) }));
  member = await api.join();
});
afterAll(() => api.close());

async function upload(bytes: Buffer, name: string, token = member.token) {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)]), name);
  const response = await fetch(`${api.url}/api/sys/file/upload`, {
    method: 'POST',
    headers: { authorization: token },
    body,
  });
  return {
    status: response.status,
    ...((await response.json()) as { error: number; message: string; data: { id: number; url: string } }),
  };
}

const picture = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#804020' } });

describe('uploading', () => {
  it.each([
    ['JPEG', async () => picture().jpeg().toBuffer()],
    ['PNG', async () => picture().png().toBuffer()],
    ['BMP', async () => bmp(60, 40)],
  ])('takes a %s and gives it back as a JPEG', async (_, make) => {
    const { data, error } = await upload(await make(), 'passport.jpg');
    expect(error).toBe(0);
    const shown = await fetch(api.url + data.url);
    expect(shown.headers.get('content-type')).toBe('image/jpeg');
    const { width, height, format } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect({ width, height, format }).toEqual({ width: 60, height: 40, format: 'jpeg' });
  });

  it('keeps nothing but the picture: where it was taken is gone', async () => {
    const withPlace = await picture()
      .withExif({ IFD3: { GPSLatitude: '14/1 35/1 0/1' }, IFD0: { Copyright: 'canary-exif' } })
      .jpeg()
      .toBuffer();
    expect(withPlace.includes('canary-exif')).toBe(true);
    const { data } = await upload(withPlace, 'home.jpg');
    const shown = Buffer.from(await (await fetch(api.url + data.url)).arrayBuffer());
    expect(shown.includes('canary-exif')).toBe(false);
    expect((await sharp(shown).metadata()).exif).toBeUndefined();
  });

  const boundary = 'boundary-of-a-test';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  const cutUpload = (bytes: string) =>
    fetch(`${api.url}/api/sys/file/upload`, {
      method: 'POST',
      headers: { authorization: member.token, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: bytes,
    });

  it.each([
    ['before its last boundary', `${head}\x89PNG`],
    ['in the head of a part', head.slice(0, 60)],
  ])('says so when it is cut off %s', async (_, bytes) => {
    const answer = await cutUpload(bytes);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: errorCodes.unreadableBody, data: null });
  });

  it('takes six of one member at once and refuses more before their bodies, until those have ended', async () => {
    const crowded = await api.join();
    const { hostname, port } = new URL(api.url);
    const heads = `POST /api/sys/file/upload HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: ${crowded.token}\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: 4000000\r\n\r\n`;
    let refused = 0;
    const sockets = Array.from({ length: 200 }, () => {
      const socket = connect(Number(port), hostname, () => socket.write(`${heads}${head}${'x'.repeat(2_000)}`));
      socket.on('data', (chunk) => {
        if (chunk.toString().startsWith('HTTP/1.1 429')) refused += 1;
      });
      socket.on('error', () => {});
      return socket;
    });
    await expect.poll(() => refused).toBe(194);
    const own = async () => (await upload(await picture().png().toBuffer(), 'a.png', crowded.token)).error;
    expect(await own()).toBe(errorCodes.tooManyRequests);
    expect((await upload(await picture().png().toBuffer(), 'a.png')).error).toBe(0);
    for (const socket of sockets) socket.destroy();
    await expect.poll(own).toBe(0);
    expect(logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });

  it('scales down when asked', async () => {
    const { data } = await upload(await picture(600, 400).png().toBuffer(), 'a.png');
    const shown = await fetch(`${api.url}${data.url}&width=90&height=68`);
    const { width, height } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect({ width, height }).toEqual({ width: 90, height: 68 });
  });

  it.each([
    ['a page that is called a picture', Buffer.from('<html><script>alert(1)</script></html>'), 'fileTypeRefused'],
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      'fileTypeRefused',
    ],
    ['nothing', Buffer.alloc(0), 'fileTypeRefused'],
    ['half a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'fileDamaged'],
    ['a BMP of 60,000 × 60,000', bmpHeader(60_000, 60_000), 'tooManyPixels'],
    ['a BMP that claims more than it holds', bmpHeader(3_000, 3_000), 'fileDamaged'],
    ['a PNG of 60,000 × 60,000', pngOf(60_000, 60_000), 'tooManyPixels'],
    ['a photo of 81 megapixels', pngOf(9_000, 9_000), 'tooManyPixels'],
  ] as const)('refuses %s', async (_, bytes, error) => {
    expect((await upload(bytes, 'passport.jpg')).error).toBe(errorCodes[error]);
  });

  it('says how many megapixels a picture may have when it has more', async () => {
    const { message } = await upload(pngOf(9_000, 9_000), 'photo.png');
    expect(message).toContain('more than 60 megapixels');
  });

  it('refuses 5 MB and a byte', async () => {
    const answer = await upload(Buffer.alloc(5 * 1024 * 1024 + 1, 1), 'large.jpg');
    expect([errorCodes.fileTooLarge, errorCodes.bodyTooLarge]).toContain(answer.error);
  });

  it('stores under a name of its own, outside any web root', async () => {
    const { data } = await upload(await picture().jpeg().toBuffer(), '../../etc/passwd');
    const { rows } = await api.db.query('select storage_name from uploaded_file where id = $1', [data.id]);
    expect(rows[0].storage_name).toMatch(/^[0-9a-f-]{36}\.jpg$/);
  });
});

describe('the day’s share', () => {
  it('is 60 files, however many arrive at once', async () => {
    const other = await api.join();
    await api.db.query(
      `insert into uploaded_file (member_id, storage_name, sha256, width, height, bytes)
       select $1, gen_random_uuid()::text, sha256('x'), 1, 1, 1 from generate_series(1, 56)`,
      [other.id],
    );
    const bytes = await picture(4, 4).png().toBuffer();
    const answers = await Promise.all(Array.from({ length: 16 }, () => upload(bytes, 'a.png', other.token)));
    expect(answers.filter(({ error }) => error === 0)).toHaveLength(4);
    const tooMany: number[] = [errorCodes.tooManyFiles, errorCodes.tooManyRequests];
    expect(answers.filter(({ error }) => tooMany.includes(error))).toHaveLength(12);
    const { rows } = await api.db.query('select count(*)::int as files from uploaded_file where member_id = $1', [
      other.id,
    ]);
    expect(rows[0].files).toBe(60);
  });
});

describe('looking at a file', () => {
  it('is for its owner: for everybody else it does not exist', async () => {
    const { data } = await upload(await picture().jpeg().toBuffer(), 'a.jpg');
    const other = await api.join();
    const get = (query: string, token?: string) =>
      fetch(`${api.url}/api/sys/file/get?${query}`, { headers: token ? { authorization: token } : {} });
    expect((await get(`id=${data.id}`, member.token)).status).toBe(200);
    const refused = await get(`id=${data.id}`, other.token);
    const absent = await get('id=99999999', other.token);
    expect(refused.status).toBe(404);
    expect(await refused.text()).toBe(await absent.text());
    expect((await get(`id=${data.id}`)).status).toBe(404);
    const forged = data.url.replace(/id=\d+/, `id=${data.id - 1}`);
    expect((await fetch(api.url + forged)).status).toBe(404);
    expect((await fetch(api.url + data.url.replace(/expires=\d+/, 'expires=99999999999'))).status).toBe(404);
  });
});

describe('handing in documents', () => {
  const update = (body: unknown, token = member.token) => api.post('/sys/member/documents/update', body, token);

  it('keeps the files of each kind and starts an audit', async () => {
    const first = (await upload(await picture().jpeg().toBuffer(), 'a.jpg')).data.id;
    const second = (await upload(await picture().jpeg().toBuffer(), 'b.jpg')).data.id;
    expect((await update({ idcardProofId: `${first},${second}`, paymentProofId: String(second) })).error).toBe(0);
    const { data } = await api.post('/sys/auth/token/info', {}, member.token);
    expect(data).toMatchObject({
      idcardProofId: `${first},${second}`,
      paymentProofId: String(second),
      addressProofId: null,
    });
    const { rows } = await api.db.query(
      `select command from audit_event where member_id = $1 and command = 'member.updateDocuments'`,
      [member.id],
    );
    expect(rows).toHaveLength(1);
  });

  it("refuses another member's file like one that does not exist", async () => {
    const { data } = await upload(await picture().jpeg().toBuffer(), 'a.jpg');
    const other = await api.join();
    const [stolen, absent] = await Promise.all([
      update({ idcardProofId: String(data.id) }, other.token),
      update({ idcardProofId: '99999999' }, other.token),
    ]);
    expect(stolen).toEqual(absent);
    expect(stolen.error).toBe(errorCodes.fileNotYours);
  });

  it('takes at most six files', async () => {
    const { error } = await update({ idcardProofId: '1,2,3,4,5,6,7' });
    expect(error).not.toBe(0);
  });
});

function bmpHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(200);
  header.write('BM');
  header.writeUInt32LE(54, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(width, 18);
  header.writeInt32LE(height, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(24, 28);
  return header;
}

function bmp(width: number, height: number): Buffer {
  const rowBytes = Math.ceil((width * 24) / 32) * 4;
  return Buffer.concat([bmpHeader(width, height).subarray(0, 54), Buffer.alloc(rowBytes * height, 0x7f)]);
}

/** One white pixel, that says it is more. */
function pngOf(width: number, height: number): Buffer {
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4////fwAJ+wP9KobjigAAAABJRU5ErkJggg==',
    'base64',
  );
  picture.writeUInt32BE(width, 16);
  picture.writeUInt32BE(height, 20);
  return picture;
}
