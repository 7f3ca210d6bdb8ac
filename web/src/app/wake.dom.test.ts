import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isDataDear } from '../platform/offline/expensive-data';
import { prefetch, sayThatItFailed, wakeNearAwaited, wakeOnIntent } from './wake';

const wake = vi.fn<() => Promise<void>>();
let root: HTMLElement;

beforeEach(() => {
  wake.mockReset();
  wake.mockResolvedValue();
  document.body.innerHTML = `<div id="root"><a id="link" href="/about">About</a>
    <a id="door" href="#login" aria-haspopup="dialog"><b>Log in</b></a>
    <button id="button"><i>Next</i></button><input id="field" /></div>`;
  root = document.getElementById('root')!;
  wakeOnIntent(root, wake);
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

const on = (id: string, type: string) =>
  document.getElementById(id)!.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

it('a page stays asleep while the visitor reads, scrolls or follows links', () => {
  on('link', 'pointerover');
  on('link', 'focusin');
  on('root', 'pointerdown');
  expect(wake).not.toHaveBeenCalled();
});

it.each([
  ['button', 'pointerover'],
  ['button', 'pointerdown'],
  ['field', 'focusin'],
  ['door', 'focusin'],
])('a page wakes once when #%s gets %s', (id, type) => {
  on(id, type);
  on('button', 'pointerdown');
  expect(wake).toHaveBeenCalledOnce();
});

it('a page does an early press once, when it is awake', async () => {
  let awake: () => void = () => undefined;
  wake.mockReturnValue(new Promise((resolve) => (awake = resolve)));
  const button = document.getElementById('button')!;
  const pressed = vi.fn();
  button.addEventListener('click', pressed);
  button.querySelector('i')!.click();
  expect(pressed).not.toHaveBeenCalled();
  awake();
  await expect.poll(() => pressed).toHaveBeenCalledOnce();
  button.click();
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('a page does only the last of several early presses', async () => {
  const pressed = vi.fn<(id: string) => void>();
  for (const id of ['button', 'door'])
    document.getElementById(id)!.addEventListener('click', () => pressed(id));
  document.getElementById('door')!.click();
  document.getElementById('button')!.click();
  await expect.poll(() => pressed).toHaveBeenCalled();
  expect(pressed.mock.calls).toEqual([['button']]);
});

it('a page whose fetch failed tries again at the next intent', async () => {
  wake.mockRejectedValueOnce(new Error('offline'));
  on('button', 'pointerover');
  await new Promise((resolve) => setTimeout(resolve));
  on('button', 'pointerover');
  expect(wake).toHaveBeenCalledTimes(2);
});

it('a page wakes when the reader comes near awaited content, and not before', async () => {
  let come: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  const watcher = { observe: vi.fn(), disconnect: vi.fn() };
  const observer = vi.fn(function (onCome: typeof come) {
    come = onCome;
    return watcher;
  });
  vi.stubGlobal('IntersectionObserver', observer);
  root.innerHTML = '<p></p><div data-awaited=""></div>';
  wakeNearAwaited(root, wake);
  expect(watcher.observe.mock.calls).toEqual([[root.querySelector('div')]]);
  come([{ isIntersecting: false }]);
  expect(wake).not.toHaveBeenCalled();
  come([{ isIntersecting: true }]);
  expect(wake).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(watcher.disconnect).toHaveBeenCalledOnce());
});

it.each([
  [undefined, false],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '4g', saveData: true }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('data are expensive with %o: %s', (connection, dear) => {
  expect(isDataDear(connection)).toBe(dear);
});

it('files are fetched ahead without being run', () => {
  prefetch(document, '/a.js /b.js', 'prefetch');
  const links = [...document.head.querySelectorAll('link')];
  expect(links.map((each) => [each.rel, each.getAttribute('href')])).toEqual([
    ['prefetch', '/a.js'],
    ['prefetch', '/b.js'],
  ]);
});

it('a page that cannot be drawn shows the message that the build put beside it', () => {
  sayThatItFailed(root);
  expect(document.querySelector('[role=alert]')).toBeNull();
  document.body.innerHTML += '<template id="if-it-fails"><p role="alert">Call</p></template>';
  const main = document.createElement('main');
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  sayThatItFailed(main);
  expect(main.firstElementChild?.textContent).toBe('Call');
  expect(seen.mock.contexts).toEqual([main.firstElementChild]);
});
