/** Milliseconds from release to click: a touch becomes a click only once it is no swipe. */
const CLICK_MS = 120;

/**
 * An element that is replaced between press and release loses its click: the browser gives it to neither element (W3C
 * UI Events, on `click`).
 * @param isDown whether something is pressed already
 */
export function watchPresses(target: EventTarget, isDown = false) {
  let waiting: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listening = new AbortController();
  const listen = (type: string, heard: () => void) =>
    target.addEventListener(type, heard, { capture: true, signal: listening.signal });
  const over = () => {
    isDown = false;
    const work = waiting;
    waiting = null;
    work?.();
  };
  const soon = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(over, milliseconds);
  };
  listen('pointerdown', () => {
    clearTimeout(timer);
    isDown = true;
  });
  listen('pointerup', () => soon(CLICK_MS));
  listen('pointercancel', () => soon(0));
  // After the listeners that handle the click.
  listen('click', () => soon(0));
  return {
    /** Calls `work` after the current press and its click; new work replaces waiting work. */
    whenReleased: (work: () => void) => {
      waiting = work;
      if (!isDown) over();
    },
    /** Drops waiting work. */
    stop: () => {
      clearTimeout(timer);
      listening.abort();
    },
  };
}
