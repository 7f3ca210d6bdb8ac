/** Every live Firestore listener of this tab, so that all can be stopped before the person signs out. */
const running = new Set<() => void>();

/** Registers a listener's `unsubscribe`; the answer stops and forgets it. */
export function trackListener(unsubscribe: () => void): () => void {
  const stop = () => {
    if (running.delete(stop)) unsubscribe();
  };
  running.add(stop);
  return stop;
}

export function stopListening(): void {
  [...running].forEach((stop) => stop());
}

const onDenial = new Set<() => void>();

/** Says that the rules have refused a listener: the guard of staff pages then looks at the access again. */
export function reportDenial(): void {
  onDenial.forEach((hear) => hear());
}

/** The answer stops it. */
export function watchDenials(hear: () => void): () => void {
  onDenial.add(hear);
  return () => onDenial.delete(hear);
}
