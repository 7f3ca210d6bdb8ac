/** Vite's manifest: which files a module needs. Keys are source files relative to the site's root. */
export type Manifest = Record<
  string,
  { file: string; name?: string; imports?: string[]; isEntry?: boolean } | undefined
>;

/**
 * Addresses of the files a browser loads for these modules, without those it already has.
 * @throws Error when the build has no such module: a renamed file must not silently lose its preloads.
 */
export function filesOf(
  manifest: Manifest,
  modules: readonly string[],
  without: readonly string[] = [],
): string[] {
  const files = (start: readonly string[]) => {
    const seen = new Set<string>();
    const queue = [...start];
    for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
      if (seen.has(key)) continue;
      seen.add(key);
      const entry = manifest[key];
      if (!entry) throw new Error(`The build's manifest has no ${key}.`);
      queue.push(...(entry.imports ?? []));
    }
    return [...seen].map((key) => `/${manifest[key]?.file ?? ''}`);
  };
  const had = new Set(files(without));
  return [...new Set(files(modules))].filter((file) => !had.has(file));
}

/**
 * The manifest's key of the file with this name (`chunks.ts`).
 * @throws Error when the build has none.
 */
export function keyOfFile(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find((each) => manifest[each]?.name === name);
  if (key === undefined) throw new Error(`The build's manifest has no ${name}.`);
  return key;
}
