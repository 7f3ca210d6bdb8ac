/**
 * When a prerendered page wakes up. It reads, links, unfolds its menu and its answers, and changes its theme
 * without React. React is fetched when the visitor reaches for a control that needs it (pointer, touch or
 * keyboard), and takes the page over. A press that came first is kept and done once the page is awake. While the
 * browser is idle the files are fetched ahead, never run, and not at all where data is dear.
 */
const CONTROL = 'button:not([data-theme-choice]), input, select, textarea, [aria-haspopup]';
/** Pressing these does nothing by itself; the others (fields, boxes) already work in the browser. */
const PRESSABLE = 'button:not([data-theme-choice]), [aria-haspopup]';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** True where fetching ahead would cost the visitor money or time. */
export function isDataDear(connection: Connection | undefined): boolean {
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/**
 * Whether a page brings the service worker: each does, but where data is dear only a page of the app, or one that has
 * the worker already.
 */
export function bringsWorker(isApp: boolean): boolean {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false;
  const { connection } = navigator as { connection?: Connection };
  return isApp || navigator.serviceWorker.controller !== null || !isDataDear(connection);
}

function controlAt(event: Event, selector: string): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Wakes the page on intent, once; a failed fetch may be tried again by the next intent.
 * @param wake fetches React and resolves when the page is taken over.
 */
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
 * Wakes the page once a reader comes within two screens of a place whose words no build may hold (`data-awaited`), also
 * where data is dear: without them there is nothing to read.
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

/**
 * Says that nothing will draw this page or send its form, in the words that the build has put beside it, with numbers
 * to call: a part did not come, or this browser cannot read it. Otherwise it would be waited for for ever.
 */
export function sayThatItFailed(root: HTMLElement): void {
  const said = document.querySelector<HTMLTemplateElement>('#if-it-fails');
  const words = said?.content.querySelector('[role=alert]');
  if (!said || !words) return;
  (root.querySelector('main') ?? root).prepend(said.content);
  words.scrollIntoView({ block: 'center' });
}

/**
 * Asks for files before anything imports them: `prefetch` only when the browser has nothing better to do,
 * `modulepreload` at once and all together. Neither runs them. @param files addresses, separated by spaces
 */
export function prefetchFiles(
  document: Document,
  files: string,
  rel: 'prefetch' | 'modulepreload',
): void {
  for (const href of files.split(' ').filter((each) => each !== ''))
    document.head.append(
      Object.assign(document.createElement('link'), { rel, as: 'script', href }),
    );
}
