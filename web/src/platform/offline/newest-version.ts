const PATIENCE_MS = 10_000;

/** Resolves when `target` fires `type`, or after a while. */
function once(target: EventTarget, type: string): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS);
    const heard = () => {
      clearTimeout(timer);
      resolve();
    };
    target.addEventListener(type, heard, { once: true });
  });
}

/** The new worker takes over before the reload, else the old one would answer. Every failure ends in a reload. */
export async function loadNewestVersion(reload = () => location.reload()): Promise<void> {
  try {
    if ('serviceWorker' in navigator) await takeOver();
  } catch {
    // Workers are blocked or the server is unreachable: the reload shows it.
  }
  reload();
}

async function takeOver(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  if (!registration.waiting) await registration.update();
  if (registration.installing) await once(registration.installing, 'statechange');
  if (!registration.waiting) return;
  const taken = once(navigator.serviceWorker, 'controllerchange');
  registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  await taken;
}
