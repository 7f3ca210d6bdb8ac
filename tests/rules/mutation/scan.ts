/**
 * Just enough reading of a rules file to change it: where code is, what an operand spans, which block a place is in.
 */

/** The source with comments and the insides of strings blanked, every offset kept. */
export function codeOnly(source: string): string {
  return source.replace(/'(?:[^'\\]|\\.)*'|\/\/[^\n]*/g, (found) =>
    found.startsWith('//') ? ' '.repeat(found.length) : `'${' '.repeat(found.length - 2)}'`,
  );
}

const OPENING = '([{';
const CLOSING = ')]}';

/**
 * The start of the operand that ends before `at`: back to a joining operator, an opening bracket or the statement's
 * begin.
 */
export function operandStart(code: string, at: number): number {
  let depth = 0;
  for (let index = at - 1; index >= 0; index -= 1) {
    const symbol = code.charAt(index);
    if (CLOSING.includes(symbol)) depth += 1;
    else if (OPENING.includes(symbol)) {
      if (depth === 0) return index + 1;
      depth -= 1;
    } else if (depth === 0) {
      const before = code.slice(0, index + 1);
      const joint = /(?:&&|\|\||\bif|\breturn|,)$/.exec(before);
      if (joint) return index + 1;
    }
  }
  return 0;
}

/** The end of the operand that starts at `at`. */
export function operandEnd(code: string, at: number): number {
  let depth = 0;
  for (let index = at; index < code.length; index += 1) {
    const symbol = code.charAt(index);
    if (OPENING.includes(symbol)) depth += 1;
    else if (CLOSING.includes(symbol)) {
      if (depth === 0) return index;
      depth -= 1;
    } else if (depth === 0 && (symbol === ';' || symbol === ',')) return index;
    else if (depth === 0 && /^(?:&&|\|\|)/.test(code.slice(index, index + 2))) return index;
  }
  return code.length;
}

/** All places of a pattern, as offset and match. */
export function places(code: string, pattern: RegExp): { at: number; text: string }[] {
  return [...code.matchAll(pattern)].map((found) => ({ at: found.index, text: found[0] }));
}

/** The 1-based line of an offset. */
export const lineOf = (source: string, at: number): number =>
  source.slice(0, at).split('\n').length;

/** The collection of the block that holds the offset; undefined among the shared functions. */
function blockOf(source: string, at: number): string | undefined {
  const before = source.slice(0, at);
  const matches = [...before.matchAll(/^ {4,6}match \/(\w+)\/|^ {4}match \/\{/gm)];
  return matches.at(-1)?.[1];
}

const FUNCTION = /^ *function (\w+)\(/gm;

/**
 * The collections with rules that use the offset: that of its block, or those that call its function, by others or
 * at once.
 */
export function blocksAt(source: string, at: number): ReadonlySet<string> {
  const code = codeOnly(source);
  const blocks = new Set<string>();
  const seen = new Set<string>();
  const look = (offset: number): void => {
    const block = blockOf(source, offset);
    if (block !== undefined) {
      blocks.add(block);
      return;
    }
    const name = [...source.slice(0, offset).matchAll(FUNCTION)].at(-1)?.[1];
    if (name === undefined || seen.has(name)) return;
    seen.add(name);
    const calls = places(code, new RegExp(`(?<!function )\\b${name}\\(`, 'g'));
    for (const call of calls) look(call.at);
  };
  look(at);
  return blocks;
}
