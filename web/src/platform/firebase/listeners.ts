/** All Firestore listeners of this tab, so that a sign-out can stop them. */
const running = new Set<() => void>();

/** The returned function stops and forgets the listener. */
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

/** The rules refused a listener: the guard of staff pages checks the access again. */
export function reportDenial(): void {
  onDenial.forEach((hear) => hear());
}

export function watchDenials(hear: () => void): () => void {
  onDenial.add(hear);
  return () => onDenial.delete(hear);
}
