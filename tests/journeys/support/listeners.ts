/**
 * The Firestore emulator keeps the listeners of a page after the page has gone, even when the connection ends, and
 * evaluates each query, with the rules, at every write: after some hundred pages that takes most of the machine. So
 * this removes a page's listeners over its own connection, as the page itself would.
 */
import type { BrowserContext, Page, Request } from '@playwright/test';
import { environment } from '../../support/environment';

const LISTEN = '/google.firestore.v1.Firestore/Listen/channel';

interface Message {
  database: string;
  addTarget?: { targetId: number };
  removeTarget?: number;
}

/** One connection of a page, as the requests over it say. */
interface Channel {
  /** null until a request names it */
  id: string | null;
  database: string;
  targets: Set<number>;
  /** the next number of a request and of a message */
  request: number;
  message: number;
}

export interface Listeners {
  /** Begins to follow what the pages of this context listen to. */
  follow: (context: BrowserContext) => void;
  /** Takes back what is left; for when the pages have gone. */
  end: () => Promise<void>;
}

export function followListeners(): Listeners {
  const open = new Map<Page, Channel>();
  const ending: Promise<unknown>[] = [];

  function leave(page: Page) {
    const channel = open.get(page);
    open.delete(page);
    if (channel !== undefined) ending.push(takeBack(channel));
  }

  function note(request: Request) {
    const url = new URL(request.url());
    if (url.port !== String(environment.ports.firestore) || url.pathname !== LISTEN) return;
    const page = request.frame().page();
    const id = url.searchParams.get('SID');
    // A page has one connection at a time: another one follows a lost one, or is that of the next document.
    if (id === null) leave(page);
    const channel = open.get(page) ?? newChannel();
    open.set(page, channel);
    channel.id ??= id;
    if (request.method() !== 'POST' || channel.id !== id) return;
    read(
      channel,
      Number(url.searchParams.get('RID')),
      new URLSearchParams(request.postData() ?? ''),
    );
  }

  return {
    follow: (context) => {
      context.on('request', note);
      context.on('page', (page) => page.on('close', leave));
    },
    end: async () => {
      for (const page of [...open.keys()]) leave(page);
      await Promise.all(ending);
    },
  };
}

const newChannel = (): Channel => ({
  id: null,
  database: '',
  targets: new Set(),
  request: 0,
  message: 0,
});

/** Notes what a request of the page says: its messages are numbered, `req0___data__` and so on. */
function read(channel: Channel, request: number, body: URLSearchParams): void {
  channel.request = request + 1;
  const count = Number(body.get('count') ?? 0);
  if (count > 0) channel.message = Number(body.get('ofs') ?? 0) + count;
  for (let place = 0; place < count; place += 1) {
    const { database, addTarget, removeTarget } = JSON.parse(
      body.get(`req${place}___data__`) ?? '{}',
    ) as Message;
    channel.database = database;
    if (addTarget !== undefined) channel.targets.add(addTarget.targetId);
    if (removeTarget !== undefined) channel.targets.delete(removeTarget);
  }
}

async function takeBack(channel: Channel): Promise<void> {
  if (channel.id === null || channel.targets.size === 0) return;
  const { database } = channel;
  const address = new URL(`http://${environment.firestoreHost}${LISTEN}`);
  address.search = new URLSearchParams({
    VER: '8',
    database,
    SID: channel.id,
    RID: String(channel.request),
    AID: '0',
    t: '1',
  }).toString();
  const body = new URLSearchParams({
    count: String(channel.targets.size),
    ofs: String(channel.message),
  });
  [...channel.targets].forEach((removeTarget, place) => {
    body.set(`req${place}___data__`, JSON.stringify({ database, removeTarget }));
  });
  // An environment that ends meanwhile has forgotten it anyway.
  await fetch(address, { method: 'POST', body }).catch(() => undefined);
}
