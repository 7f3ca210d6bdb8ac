/**
 * How long after its release the click of a press may come: a touch becomes one only when it is known to be no
 * swipe.
 */
const CLICK_MS = 120;

/** Knows of a finger or a mouse button that is down, from when it was begun. */
export interface PressWatch {
  /**
   * Calls once nothing is pressed and the click of the last press has been heard; at once where nothing is. Later work
   * takes the place of what still waits.
   */
  whenReleased: (work: () => void) => void;
  /** Ends the watch; what waits is not done. */
  stop: () => void;
}

/**
 * Watches presses in `target`. What is replaced between press and release takes the click along with it: the
 * browser gives it to neither of the two (W3C UI Events, on `click`).
 * @param isDown whether something is pressed already
 */
export function watchPresses(target: EventTarget, isDown = false): PressWatch {
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
    whenReleased: (work) => {
      waiting = work;
      if (!isDown) over();
    },
    stop: () => {
      clearTimeout(timer);
      listening.abort();
    },
  };
}
