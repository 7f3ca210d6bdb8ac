/**
 * Stands between a process of the functions and its Firestore and counts what Google would charge: documents read, a
 * query that finds nothing as one, and documents written or deleted. Speaks gRPC over plain HTTP/2, as the emulator
 * does.
 */
import {
  connect,
  createServer,
  type ClientHttp2Session,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { HOST } from '../../local/places';
import { fieldsOf, messagesOf } from './protobuf';

export interface Metered {
  reads: number;
  writes: number;
  deletes: number;
  /** writes and deletes by collection, such as `mail` */
  changed: Record<string, number>;
}

export interface FirestoreMeter {
  /** for FIRESTORE_EMULATOR_HOST */
  host: string;
  /** what passed since the last call */
  take: () => Metered;
  close: () => void;
}

const nothing = (): Metered => ({ reads: 0, writes: 0, deletes: 0, changed: {} });

/** @param port of the emulator */
export async function firestoreMeter(port: number): Promise<FirestoreMeter> {
  let metered = nothing();
  const behind: ClientHttp2Session = connect(`http://${HOST}:${port}`);
  const server = createServer();
  server.on('stream', (stream, headers) => {
    const method = (headers[':path'] ?? '').split('/').at(-1) ?? '';
    const asked = messagesOf((message) => {
      if (method === 'Commit') countCommit(message, metered);
    });
    const found = { documents: 0 };
    const answered = messagesOf((message) => {
      found.documents += documentsIn(method, message);
    });
    pass(stream, behind.request(headers), asked, answered, () => {
      metered.reads += READERS.has(method) ? Math.max(1, found.documents) : 0;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  return {
    host: `${HOST}:${(server.address() as AddressInfo).port}`,
    take: () => {
      const taken = metered;
      metered = nothing();
      return taken;
    },
    close: () => {
      server.close();
      behind.destroy();
    },
  };
}

const READERS = new Set(['BatchGetDocuments', 'RunQuery', 'RunAggregationQuery']);

/** Documents in one answer: `found` or `missing` of BatchGetDocuments, `document` of RunQuery. */
function documentsIn(method: string, message: Buffer): number {
  const numbers = fieldsOf(message).map(({ number }) => number);
  if (method === 'BatchGetDocuments') return numbers.filter((each) => each <= 2).length;
  if (method === 'RunQuery') return numbers.filter((each) => each === 1).length;
  return 0;
}

/** The writes of a commit: `update` holds a document with its name as the first field, `delete` is a name. */
function countCommit(message: Buffer, metered: Metered): void {
  for (const write of fieldsOf(message).filter(({ number }) => number === 2)) {
    for (const { number, bytes } of fieldsOf(write.bytes)) {
      if (number !== 1 && number !== 2) continue;
      const name = number === 2 ? bytes : fieldsOf(bytes).find((each) => each.number === 1)?.bytes;
      metered[number === 1 ? 'writes' : 'deletes'] += 1;
      const collection = /\/documents\/([^/]+)/.exec(name?.toString('utf8') ?? '')?.[1] ?? '';
      metered.changed[collection] = (metered.changed[collection] ?? 0) + 1;
    }
  }
}

type Behind = ReturnType<ClientHttp2Session['request']>;

/** Hands one exchange through in both directions, trailers included: they carry the status of gRPC. */
function pass(
  stream: ServerHttp2Stream,
  request: Behind,
  asked: (bytes: Buffer) => void,
  answered: (bytes: Buffer) => void,
  done: () => void,
): void {
  let trailers: IncomingHttpHeaders = {};
  stream.on('data', (bytes: Buffer) => {
    asked(bytes);
    request.write(bytes);
  });
  stream.on('end', () => request.end());
  stream.on('error', () => request.close());
  request.on('response', (headers, flags) => {
    const ends = (flags & END_STREAM) !== 0;
    stream.respond(headers, ends ? { endStream: true } : { waitForTrailers: true });
    if (!ends) stream.on('wantTrailers', () => stream.sendTrailers(trailers));
  });
  request.on('trailers', (sent: IncomingHttpHeaders) => {
    trailers = sent;
  });
  request.on('data', (bytes: Buffer) => {
    answered(bytes);
    stream.write(bytes);
  });
  request.on('end', () => {
    done();
    stream.end();
  });
  request.on('error', () => stream.destroy());
}

const END_STREAM = 0x1;
