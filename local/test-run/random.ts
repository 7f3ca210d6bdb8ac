/**
 * Repeatable random values: the same seed gives the same values, so that a failed run can be run again. Tests and
 * stand-ins take all random values from here.
 */
import { createHash, randomInt } from 'node:crypto';

export interface Random {
  /** a whole number from 0 up to, not including, `below` */
  number(below: number): number;
  pick<T>(from: readonly T[]): T;
  shuffle<T>(things: readonly T[]): T[];
  /** a text of `length` characters out of `signs` */
  text(signs: string, length: number): string;
  hex(length: number): string;
  /** as `crypto.randomUUID` makes it */
  uuid(): string;
}

const VARIABLE = 'TULIA_SEED';
const HEX = '0123456789abcdef';
/** Gives numbers below 2^48, which JavaScript keeps whole. */
const BYTES = 6;

/** The values of a seed; each purpose has its own. */
export function randomOf(seed: string | number, purpose = ''): Random {
  let drawn = 0;
  const number = (below: number) => {
    const hash = createHash('sha256').update(`${seed}/${purpose}/${drawn}`).digest();
    drawn += 1;
    return hash.readUIntBE(0, BYTES) % below;
  };
  const pick = <T>(from: readonly T[]): T => {
    const found = from[number(from.length)];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  };
  const text = (signs: string, length: number) =>
    Array.from({ length }, () => signs.charAt(number(signs.length))).join('');
  const hex = (length: number) => text(HEX, length);
  return {
    number,
    pick,
    shuffle: (things) => {
      const rest = [...things];
      return things.map(() => rest.splice(number(rest.length), 1)).flat();
    },
    text,
    hex,
    uuid: () => [hex(8), hex(4), `4${hex(3)}`, `${text('89ab', 1)}${hex(3)}`, hex(12)].join('-'),
  };
}

/**
 * The seed of this run, from `TULIA_SEED`, or a new one, which is put there for the programs that this process starts.
 */
export function runSeed(): string {
  const given = process.env[VARIABLE] ?? '';
  if (given !== '') return given;
  const made = String(randomInt(1, 2 ** 31));
  process.env[VARIABLE] = made;
  return made;
}

/** For the output of a failed run, so that it can be repeated. */
export const seedInWords = () =>
  `Seed: ${runSeed()} (${VARIABLE}=${runSeed()} gives the same random values again)`;

/** Prints the seed where a runner of tests was started alone; `npm test` prints its own. */
export function sayNewSeed(): void {
  if ((process.env[VARIABLE] ?? '') === '') console.log(seedInWords());
}
