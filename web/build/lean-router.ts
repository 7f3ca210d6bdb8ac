/**
 * Lets the bundler leave out what the site does not use of the router. That names its components for developers' tools,
 * by statements that keep each component whether it is used or not; so do classes made from a property. And its links
 * bring along what only its own framework fetches ahead, which the site does not have.
 */
import type { Plugin } from 'vite';

const ROUTER = /[\\/]node_modules[\\/]react-router[\\/].*\.mjs$/;

const NAME_FOR_TOOLS = /^\w+\.displayName = [^;\n]*;$/gm;
const MADE_BY_REACT = /^((?:var|let) \w+ = )(?=\w+\.(?:forwardRef|memo|createContext)\()/gm;
const CLASS_OF_REACT = /^(var \w+ = )(class extends \w+\.Component \{\n[^]*?\n\});$/gm;

/** The text found, and what stands there instead. */
export const CHANGES: readonly (readonly [found: RegExp, instead: string])[] = [
  [/^var ENABLE_DEV_WARNINGS = true;$/gm, 'var ENABLE_DEV_WARNINGS = false;'],
  [/return shouldPrefetch && !isAbsolute \? .*: link;$/gm, 'return link;'],
  [NAME_FOR_TOOLS, ''],
  [MADE_BY_REACT, '$1/* @__PURE__ */ '],
  [CLASS_OF_REACT, '$1/* @__PURE__ */ (() => $2)();'],
];

/** Every line keeps its number. */
export const leanCode = (code: string): string =>
  CHANGES.reduce((lean, [found, instead]) => lean.replaceAll(found, instead), code);

export function leanRouter(): Plugin {
  return {
    name: 'tulia-lean-router',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (ROUTER.test(id) ? { code: leanCode(code), map: null } : null),
  };
}
