import { useState } from 'react';

/** The value, or the last one while it is undefined: a list keeps its rows while it is read again. */
export function useLastValue<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
