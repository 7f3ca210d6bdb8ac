/** A small HTTP server for the stand-ins: one handler, JSON or text in, an answer out. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOST } from '../../machine/places';

export interface Question {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  /** text; empty when there is none */
  body: string;
}

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

/** cuts the connection without an answer */
export const CUT = Symbol('cut the connection');
/** leaves the connection open and never answers */
export const HANG = Symbol('never answer');

type Reply = Answer | typeof CUT | typeof HANG;
export type Handler = (question: Question) => Promise<Reply> | Reply;

export interface Served {
  /** the real port, where 0 was asked for */
  port: number;
  close(): Promise<void>;
}

/** Serves on 127.0.0.1. @param port 0 for any free one @param handler answers 500 by throwing */
export async function serve(port: number, handler: Handler): Promise<Served> {
  const server = createServer((request, response) => {
    const reply = async () => {
      const answer = await handler(await questionOf(request));
      if (answer === HANG) return;
      if (answer === CUT) {
        request.socket.destroy();
        return;
      }
      response.writeHead(answer.status, answer.headers);
      response.end(answer.body);
    };
    reply().catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end(String(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = server[Symbol.asyncDispose]();
      server.closeAllConnections();
      await closed;
    },
  };
}

export const json = (value: unknown, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify(value),
});

/** The body as JSON, undefined when it is not. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

async function questionOf(request: IncomingMessage): Promise<Question> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return {
    method: request.method ?? 'GET',
    url: new URL(request.url ?? '/', 'http://local'),
    headers: request.headers,
    body: Buffer.concat(chunks).toString('utf8'),
  };
}
