/**
 * Messages to the person, one at a time (specification section 9), from anywhere; `toaster.tsx` shows them. A new
 * toast replaces the last. A dismissed one leaves the screen at once; its record stays until a new one comes or
 * `TOAST_REMOVE_DELAY_MS` is over.
 */
import { createStore } from '../store';

interface ToastAction {
  label: string;
  /** for people who cannot reach the toast in time */
  altText?: string;
  onPress: () => void;
}

export interface ToastInput {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** such as Undo */
  action?: ToastAction;
  also?: ToastAction;
  /** milliseconds on screen */
  duration?: number;
  /** called once when it is gone; `acted`: its action was pressed */
  onGone?: (acted: boolean) => void;
}

interface KeptToast extends ToastInput {
  id: number;
  open: boolean;
}

export const TOAST_DURATION_MS = 5000;
/** Milliseconds a dismissed toast is kept (specification section 9). */
const TOAST_REMOVE_DELAY_MS = 1_000_000;

/** On screen or dismissed; null once its record is deleted. */
export const lastToast = createStore<KeptToast | null>(null);
let nextId = 1;
let removal: ReturnType<typeof setTimeout> | undefined;

function end(id: number, acted: boolean) {
  const gone = currentToast();
  if (gone?.id !== id) return;
  lastToast.set({ ...gone, open: false });
  removal = setTimeout(() => lastToast.set(null), TOAST_REMOVE_DELAY_MS);
  gone.onGone?.(acted);
}

export interface ToastHandle {
  dismiss: () => void;
  /** Replaces the words. Once the toast is gone, only its last words show, as soon as no other toast is on screen. */
  becomes: (next: ToastInput, isLast: boolean) => void;
}

function show(input: ToastInput): number {
  const previous = currentToast();
  const id = nextId++;
  clearTimeout(removal);
  lastToast.set({ ...input, id, open: true });
  previous?.onGone?.(false);
  return id;
}

const isSame = (one: ToastInput, other: ToastInput) =>
  one.title === other.title && one.description === other.description;

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
      const stop = lastToast.subscribe(() => {
        if (currentToast() !== null) return;
        stop();
        say();
      });
    },
  };
}

/** The toast ran out, was swiped away or closed. */
export function dismissToast(id: number): void {
  end(id, false);
}

export function actOnToast(id: number, pressed: 'action' | 'also' = 'action'): void {
  const shown = currentToast();
  if (shown?.id === id) shown[pressed]?.onPress();
  end(id, true);
}

export function currentToast(): KeptToast | null {
  const kept = lastToast.get();
  return kept?.open === true ? kept : null;
}
