/**
 * Lets a module import the files of its icons alone. By the library's one entry it would import all icons there are:
 * `chunks.ts` could not tell which pages need which, and every test of a component would load thousands.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const LIBRARY = 'lucide-react';
const IMPORT = /^import \{([^}]*)\} from 'lucide-react';$/gm;
const EXPORT = /^export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs';$/gm;

/** The file of every icon, by each of its names. */
export function iconFiles(): ReadonlyMap<string, string> {
  const folder = path.dirname(createRequire(import.meta.url).resolve(`${LIBRARY}/package.json`));
  const entry = readFileSync(path.join(folder, 'dist/esm/lucide-react.mjs'), 'utf8');
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of entry.matchAll(EXPORT))
    for (const name of names.split(',')) files.set(name.replace('default as', '').trim(), file);
  return files;
}

/** Other imports stay imports of the library. */
export function withOwnIcons(code: string, files: ReadonlyMap<string, string>): string {
  return code.replaceAll(IMPORT, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => {
        if (name.startsWith('type ')) return `import type { ${name.slice(5)} } from '${LIBRARY}';`;
        const [imported = '', local = imported] = name.split(' as ');
        const file = files.get(imported);
        return file === undefined
          ? `import { ${name} } from '${LIBRARY}';`
          : `import ${local} from '${LIBRARY}/icons/${file}';`;
      })
      // In one line, so that every other line keeps its number.
      .join(' ')
      .concat('\n'.repeat(names.split('\n').length - 1)),
  );
}

export function ownIcons(): Plugin {
  let files: ReadonlyMap<string, string> | undefined;
  return {
    name: 'tulia-own-icons',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/web\/src\/.*\.tsx?$/.test(id) || !code.includes(`'${LIBRARY}'`)) return null;
      files ??= iconFiles();
      return { code: withOwnIcons(code, files), map: null };
    },
  };
}
