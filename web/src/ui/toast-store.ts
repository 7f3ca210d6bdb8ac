/**
 * What is to be said to the person, one thing at a time (specification section 9). Usable anywhere, inside React
 * or not; `toaster.tsx` shows it. A newer toast takes the place of the one before it. One that is dismissed leaves
 * the screen at once; its record goes when a newer one comes, or after `TOAST_REMOVE_DELAY_MS`.
 */
import { createStore } from '../store';

export interface ToastAction {
  label: string;
  /** what the action does, for people who cannot reach the toast in time */
  altText?: string;
  onPress: () => void;
}

export interface ToastInput {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** offered as a button, such as Undo */
  action?: ToastAction;
  also?: ToastAction;
  /** milliseconds on screen */
  duration?: number;
  /** called once when it is gone, however it went; `acted` tells whether its action was pressed */
  onGone?: (acted: boolean) => void;
}

export interface KeptToast extends ToastInput {
  id: number;
  open: boolean;
}

export const TOAST_DURATION_MS = 5000;
/** How long a dismissed toast is kept (specification section 9). */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

const last = createStore<KeptToast | null>(null);
let nextId = 1;
let removal: ReturnType<typeof setTimeout> | undefined;

function end(id: number, acted: boolean) {
  const gone = currentToast();
  if (gone?.id !== id) return;
  last.set({ ...gone, open: false });
  removal = setTimeout(() => last.set(null), TOAST_REMOVE_DELAY_MS);
  gone.onGone?.(acted);
}

export interface ToastHandle {
  dismiss: () => void;
  /**
   * Shows other words in its place. Once it is gone nothing is shown but its last words, and these as soon as no other
   * toast is on screen.
   */
  becomes: (next: ToastInput, isLast: boolean) => void;
}

function show(input: ToastInput): number {
  const previous = currentToast();
  const id = nextId++;
  clearTimeout(removal);
  last.set({ ...input, id, open: true });
  previous?.onGone?.(false);
  return id;
}

const isSame = (one: ToastInput, other: ToastInput) =>
  one.title === other.title && one.description === other.description;

/** Shows a toast and returns a handle to change it or to take it away. */
export function toast(input: ToastInput): ToastHandle {
  let id = show(input);
  let said = input;
  return {
    dismiss: () => end(id, false),
    becomes: (next, isLast) => {
      const isThere = currentToast()?.id === id;
      if (isSame(said, next) || (!isThere && !isLast)) return;
      said = next;
      const say = () => {
        id = show(next);
      };
      if (isThere || currentToast() === null) {
        say();
        return;
      }
      const stop = last.subscribe(() => {
        if (currentToast() !== null) return;
        stop();
        say();
      });
    },
  };
}

/** The toast has run out, was swiped away or closed. */
export function dismissToast(id: number): void {
  end(id, false);
}

export function actOnToast(id: number, pressed: 'action' | 'also' = 'action'): void {
  const shown = currentToast();
  if (shown?.id === id) shown[pressed]?.onPress();
  end(id, true);
}

export const subscribeToToasts = last.subscribe;

/** The last toast, on screen or dismissed; null once its record has gone. */
export const lastToast = last.get;

/** What is on screen. */
export function currentToast(): KeptToast | null {
  const kept = last.get();
  return kept?.open === true ? kept : null;
}
