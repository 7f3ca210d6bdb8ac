/** The given ids and all that they lead to, the nearest first. */
export function reach(
  from: Iterable<string>,
  next: (id: string) => readonly string[],
): Set<string> {
  const seen = new Set(from);
  for (const id of seen) for (const further of next(id)) seen.add(further);
  return seen;
}
