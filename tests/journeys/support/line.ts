/**
 * The network of a browser that cannot be controlled while it runs: a forward proxy that puts a script first into each
 * page of the site, and can be cut. The script stands at an address of the site, which the policy for scripts allows.
 */
import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

const SCRIPT = '/-/first.js';
const TOLD = '/-/told';

/** Tells of what a journey must not see, and refuses workers that it does not ask for, as `journey.ts` does. */
function prepare(to: string, worker: boolean): void {
  if (!worker) Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  const tell = (what: string) => navigator.sendBeacon(to, `${location.pathname}: ${what}`);
  for (const level of ['error', 'warn'] as const) {
    const say = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      tell(words.map(String).join(' '));
      say(...words);
    };
  }
  addEventListener('error', ({ message }) => tell(`uncaught ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => tell(`unhandled ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', (event) => {
    tell(`policy ${event.violatedDirective} ${event.blockedURI}`);
  });
}

export interface Line {
  /** `host:port` of the proxy */
  address: string;
  /** errors and warnings of all pages so far */
  troubles: string[];
  cut: () => void;
  mend: () => void;
  close: () => void;
}

/**
 * @param first what runs in each page before its own scripts; it stands alone, as it is sent as text
 * @param worker whether pages get their service worker
 */
export async function openLine(first: () => void, worker: boolean): Promise<Line> {
  const script = `(${prepare.toString()})('${TOLD}', ${worker});(${first.toString()})();`;
  const troubles: string[] = [];
  const sockets = new Set<Socket>();
  let isCut = false;

  const server = http.createServer((request, answer) => {
    const url = new URL(request.url ?? '/', 'http://none');
    if (isCut) request.socket.destroy();
    else if (url.pathname === SCRIPT)
      answer.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    else if (url.pathname === TOLD) {
      let text = '';
      request.setEncoding('utf8').on('data', (part: string) => (text += part));
      request.on('end', () => {
        troubles.push(text);
        answer.writeHead(204).end();
      });
    } else forward(request, url, answer);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    troubles,
    cut: () => {
      isCut = true;
      hangUp();
    },
    mend: () => (isCut = false),
    close: () => {
      hangUp();
      server.close();
    },
  };
}

/** Sends a request on. A page comes whole and unpacked, so that the script can be put into it. */
function forward(request: http.IncomingMessage, url: URL, answer: http.ServerResponse): void {
  const isPage = request.headers.accept?.includes('text/html') === true;
  const headers = { ...request.headers };
  delete headers['proxy-connection'];
  if (isPage) {
    delete headers['accept-encoding'];
    delete headers['if-none-match'];
    delete headers['if-modified-since'];
  }
  const onward = http.request(url, { method: request.method, headers }, (got) => {
    const { statusCode = 502 } = got;
    if (!isPage || got.headers['content-type']?.includes('text/html') !== true) {
      answer.writeHead(statusCode, got.headers);
      got.pipe(answer);
      return;
    }
    let html = '';
    got.setEncoding('utf8').on('data', (part: string) => (html += part));
    got.on('end', () => {
      const rest = { ...got.headers };
      delete rest['content-length'];
      delete rest['transfer-encoding'];
      answer.writeHead(statusCode, rest);
      answer.end(html.replace('<head>', `<head><script src="${SCRIPT}"></script>`));
    });
  });
  onward.on('error', () => answer.destroy());
  answer.on('close', () => onward.destroy());
  request.pipe(onward);
}
