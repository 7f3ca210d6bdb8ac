import { reach } from './reach.ts';

/** Vite's manifest: which files a module needs. Keys are source files relative to the site's root. */
export type Manifest = Record<
  string,
  | {
      file: string;
      name?: string;
      imports?: string[];
      dynamicImports?: string[];
      css?: string[];
      assets?: string[];
      isEntry?: boolean;
    }
  | undefined
>;

/** @throws Error when the build has no such module: a renamed file must not silently lose what it needs */
export function entryOf(manifest: Manifest, key: string) {
  const entry = manifest[key];
  if (entry === undefined) throw new Error(`The build's manifest has no ${key}.`);
  return entry;
}

/** Addresses of the files a browser loads for these modules, without those it already has. */
export function filesOf(
  manifest: Manifest,
  modules: readonly string[],
  without: readonly string[] = [],
): string[] {
  const files = (from: readonly string[]) =>
    [...reach(from, (key) => entryOf(manifest, key).imports ?? [])].map(
      (key) => `/${entryOf(manifest, key).file}`,
    );
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
