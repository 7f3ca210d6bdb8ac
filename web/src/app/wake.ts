/**
 * Wakes a prerendered page: it loads React when the visitor reaches for a control that needs it (pointer, touch,
 * keyboard), then repeats an early press. Reading, links, menu, answers and theme work without React. An idle browser
 * prefetches the files without running them, unless data are expensive.
 */
import { isDataDear } from '../platform/offline/expensive-data';

const CONTROL = 'button:not([data-theme-choice]), input, select, textarea, [aria-haspopup]';
/** Pressing these needs React; fields and boxes already work in the browser. */
const PRESSABLE = 'button:not([data-theme-choice]), [aria-haspopup]';

/** Whether the page registers the worker; where data are expensive only an app page, or one that has it. */
export function bringsWorker(isApp: boolean): boolean {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false;
  return isApp || navigator.serviceWorker.controller !== null || !isDataDear();
}

function controlAt(event: Event, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Once, on intent; the next intent repeats a failed fetch. @param wake resolves when React has taken over */
export function wakeOnIntent(root: HTMLElement, wake: () => Promise<void>): () => Promise<void> {
  let waking: Promise<void> | null = null;
  let pressed: HTMLElement | null = null;

  const wakeOnce = () => {
    waking ??= wake().then(stop, (reason: unknown) => {
      waking = null;
      throw reason;
    });
    return waking;
  };

  function onIntent(event: Event) {
    if (controlAt(event, CONTROL)) wakeOnce().catch(() => undefined);
  }

  function onPress(event: MouseEvent) {
    const control = controlAt(event, PRESSABLE);
    if (!control || !isPlain(event)) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = control;
    wakeOnce().then(
      () => {
        if (pressed !== control) return;
        pressed = null;
        control.click();
      },
      () => {
        // Without the script a link can still be followed.
        if (control instanceof HTMLAnchorElement) location.assign(control.href);
        else sayThatItFailed(root);
      },
    );
  }

  const intents = ['pointerover', 'pointerdown', 'focusin'] as const;
  for (const intent of intents) root.addEventListener(intent, onIntent, { passive: true });
  root.addEventListener('click', onPress, { capture: true });

  function stop() {
    for (const intent of intents) root.removeEventListener(intent, onIntent);
    root.removeEventListener('click', onPress, { capture: true });
  }
  return wakeOnce;
}

/**
 * Wakes the page near content that no build may hold (`data-awaited`), within two screens and also where data are
 * expensive: without React there is nothing to read.
 */
export function wakeNearAwaited(root: HTMLElement, wake: () => Promise<void>): void {
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      wake().then(
        () => watcher.disconnect(),
        () => undefined,
      );
    },
    { rootMargin: '200% 0px' },
  );
  for (const place of root.querySelectorAll('[data-awaited]')) watcher.observe(place);
}

/** Shows the built message with numbers to call when a part did not come: else people would wait for ever. */
export function sayThatItFailed(root: HTMLElement): void {
  const said = document.querySelector<HTMLTemplateElement>('#if-it-fails');
  const words = said?.content.querySelector('[role=alert]');
  if (!said || !words) return;
  (root.querySelector('main') ?? root).prepend(said.content);
  words.scrollIntoView({ block: 'center' });
}

/** `prefetch` waits for an idle browser, `modulepreload` does not. Neither runs the files, which spaces separate. */
export function prefetch(
  document: Document,
  files: string,
  rel: 'prefetch' | 'modulepreload',
): void {
  for (const href of files.split(' ').filter((each) => each !== ''))
    document.head.append(
      Object.assign(document.createElement('link'), { rel, as: 'script', href }),
    );
}
