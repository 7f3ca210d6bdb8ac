/**
 * What is to be said to the person, one thing at a time (specification section 9). Usable anywhere, inside React or not;
 * `toaster.tsx` shows it. A newer toast takes the place of the one on screen.
 */
export interface ToastAction {
  label: string;
  /** what the action does, for those who cannot reach the toast in time */
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

let current: ShownToast | null = null;
let nextId = 1;
const listeners = new Set<() => void>();

function show(next: ShownToast | null) {
  current = next;
  listeners.forEach((listener) => listener());
}

function end(id: number, acted: boolean) {
  if (current?.id !== id) return;
  const gone = current;
  show(null);
  gone.onGone?.(acted);
}

/** Shows a toast and returns a handle that takes it away again. */
export function toast(input: ToastInput): { dismiss: () => void } {
  const previous = current;
  const id = nextId++;
  show({ ...input, id });
  previous?.onGone?.(false);
  return { dismiss: () => end(id, false) };
}

/** The toast has run out, was swiped away or closed. */
export function dismissToast(id: number): void {
  end(id, false);
}

/** The toast's action was pressed. */
export function actOnToast(id: number): void {
  const action = current?.id === id ? current.action : undefined;
  action?.onPress();
  end(id, true);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToast(): ShownToast | null {
  return current;
}
