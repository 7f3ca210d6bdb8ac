import type { Live } from '../live';

export function aRead<T>(data: T, change: Partial<Live<T>> = {}): Live<T> {
  const still = { error: undefined, fromCache: false, overdue: false, retry: () => undefined };
  return { status: 'ready', data, ...still, ...change };
}
