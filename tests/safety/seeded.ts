/** Chance that can be repeated: the same seed gives the same numbers (mulberry32). */
export interface Chance {
  /** from 0 up to, not including, `below` */
  number(below: number): number;
  pick<T>(from: readonly T[]): T;
  shuffle<T>(things: readonly T[]): T[];
}

export function chanceOf(seed: number): Chance {
  let state = seed;
  const number = (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
  const pick = <T>(from: readonly T[]): T => {
    const found = from[number(from.length)];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  };
  const shuffle = <T>(things: readonly T[]): T[] => {
    const rest = [...things];
    return things.map(() => rest.splice(number(rest.length), 1)).flat();
  };
  return { number, pick, shuffle };
}
