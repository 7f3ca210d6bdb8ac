/** The options of a `Select`, as pairs of value and text. */
export function Options({ of }: { of: readonly (readonly [string | number, string])[] }) {
  return of.map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}
