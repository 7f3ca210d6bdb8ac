/** The options of a select. */
export function Options<Value extends string>({
  of,
  name,
}: {
  of: readonly Value[];
  name: (value: Value) => string;
}) {
  return of.map((value) => (
    <option key={value} value={value}>
      {name(value)}
    </option>
  ));
}
