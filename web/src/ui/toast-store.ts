/**
 * What is to be said to the person, one thing at a time (specification section 9). Usable anywhere, inside React
 * or not; `toaster.tsx` shows it. A newer toast takes the place of the one on screen.
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
  /** milliseconds on screen */
  duration?: number;
  /** called once when it is gone, however it went; `acted` tells whether its action was pressed */
  onGone?: (acted: boolean) => void;
}

export interface ShownToast extends ToastInput {
  id: number;
}

export const TOAST_DURATION_MS = 5000;

const current = createStore<ShownToast | null>(null);
let nextId = 1;

function end(id: number, acted: boolean) {
  const gone = current.get();
  if (gone?.id !== id) return;
  current.set(null);
  gone.onGone?.(acted);
}

/** Shows a toast and returns a handle that takes it away again. */
export function toast(input: ToastInput): { dismiss: () => void } {
  const previous = current.get();
  const id = nextId++;
  current.set({ ...input, id });
  previous?.onGone?.(false);
  return { dismiss: () => end(id, false) };
}

/** The toast has run out, was swiped away or closed. */
export function dismissToast(id: number): void {
  end(id, false);
}

/** The toast's action was pressed. */
export function actOnToast(id: number): void {
  const shown = current.get();
  if (shown?.id === id) shown.action?.onPress();
  end(id, true);
}

export const subscribeToToasts = current.subscribe;

/** What is on screen. */
export const currentToast = current.get;
