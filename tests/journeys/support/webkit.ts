/**
 * WebKit, in the browser of GNOME, over WebDriver (w3.org/TR/webdriver2): Debian's build has no WebDriver BiDi,
 * without which Playwright cannot drive it. Elements are named by XPath; a command waits until it can be carried out.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import { PRACTICE_ZONE } from '@tulia/domain/time/practice-zone';
import type { WebKit } from '../../../local/testing/browser';
import { until, environment } from '../../support/environment';

/** The variable in which `open-environment.ts` says where WebKit is. */
export const WEBKIT = 'TULIA_WEBKIT';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** By which name an element is spoken of. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Where an element can be pressed; null while something lies over it. */
const PLACE = `const [one] = arguments;
one.scrollIntoView({ block: 'center', behavior: 'instant' });
const { left, top, width, height } = one.getBoundingClientRect();
const place = [Math.round(left + width / 2), Math.round(top + height / 2)];
const shown = document.elementFromPoint(...place);
return shown && (one.contains(shown) || shown.contains(one)) ? place : null;`;

/** A page that is being drawn, or left, has no answer yet. */
const NOT_YET = /no such element|stale element|not interactable|javascript error/;

export interface Phone {
  open: (address: string) => Promise<void>;
  press: (xpath: string) => Promise<void>;
  type: (xpath: string, text: string) => Promise<void>;
  /** what a script returns in the page */
  read: (script: string, ...input: unknown[]) => Promise<unknown>;
  /** waits until a script returns something true */
  sees: (script: string, ...input: unknown[]) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Opens a window as narrow as the buttons above the page let it be, 447 pixels. @param proxy `host:port` of its line
 */
export async function openPhone(proxy: string): Promise<Phone> {
  const found = JSON.parse(process.env[WEBKIT] ?? '') as WebKit;
  const home = mkdtempSync(path.join(tmpdir(), 'tulia-webkit-'));
  const screen = spawn(
    found.screen,
    ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const port = await freePort();
  const driver = spawn(found.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${await numberOf(screen)}`,
      HOME: home,
      TZ: PRACTICE_ZONE,
      LANG: 'en_GB.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      // Its sandbox is not for root.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const end = () => {
    for (const program of [driver, screen]) program.kill();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };

  async function ask(method: 'GET' | 'POST' | 'DELETE', at: string, input?: object) {
    const answer = await fetch(`http://127.0.0.1:${port}${at}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: input === undefined ? null : JSON.stringify(input),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${at}: ${JSON.stringify(value).slice(0, 300)}`);
    return value;
  }

  /** Tries until there is something. */
  const again = <Result>(what: string, work: () => Promise<Result | null>): Promise<Result> =>
    until(async () => {
      try {
        return (await work()) ?? undefined;
      } catch (error) {
        if (NOT_YET.test(String(error))) return undefined;
        throw error;
      }
    }, what);

  try {
    await until(() => ask('GET', '/status').catch(() => undefined), 'the driver of WebKit');
    const { sessionId } = (await ask('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          proxy: { proxyType: 'manual', httpProxy: proxy, noProxy: [] },
          'webkitgtk:browserOptions': {
            binary: found.browser,
            args: ['--automation', `--user-agent=${IPHONE}`],
          },
        },
      },
    })) as { sessionId: string };
    const say = (at: string, input: object) => ask('POST', `/session/${sessionId}${at}`, input);
    const read: Phone['read'] = (script, ...args) => say('/execute/sync', { script, args });
    const find = async (xpath: string) =>
      (await say('/element', { using: 'xpath', value: xpath })) as Record<typeof ELEMENT, string>;

    await say('/window/rect', { x: 0, y: 0, width: 390, height: 844 });
    return {
      read,
      open: async (address) => {
        await say('/url', { url: new URL(address, environment.site).href });
      },
      press: async (xpath) => {
        const [x, y] = await again(`a place to press ${xpath}`, async () => {
          const one = await find(xpath);
          const before = await read(PLACE, one);
          // An earlier press may still move it.
          await setTimeout(150);
          const now = await read(PLACE, one);
          return String(before) === String(now) ? (now as [number, number] | null) : null;
        });
        const steps = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
        const actions = [{ type: 'pointerMove', duration: 0, x, y }, ...steps];
        await say('/actions', { actions: [{ type: 'pointer', id: 'hand', actions }] });
      },
      type: async (xpath, text) => {
        await again(xpath, async () => {
          const { [ELEMENT]: id } = await find(xpath);
          await say(`/element/${id}/value`, { text });
          return true;
        });
      },
      sees: async (script, ...input) => {
        const what = `${script} with ${input.join(', ')}`;
        await again(what, async () => ((await read(script, ...input)) === true ? true : null));
      },
      close: async () => {
        await ask('DELETE', `/session/${sessionId}`).catch(() => undefined);
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

/** The number of a screen, which it tells as soon as it can be used. */
const numberOf = (screen: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('Xvfb has ended.')));
    (screen.stdio[3] as Readable).once('data', (text: Buffer) => resolve(String(text).trim()));
  });

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
