/** Reads the values of one row as what they should be, and keeps every problem with its line. */
import { isDate, isTime, isTimeZone } from '@tulia/domain/time/practice-time';
import { hasLetters } from '@tulia/domain/person/name';
import { typedAddress, typedPhone, visible } from '@tulia/domain/text/typed';
import { EMAIL_PATTERN } from '@tulia/domain/person/mailbox';
import { PHONE_PATTERN } from '@tulia/domain/calls/fields';
import type { Problem, SourceRow } from './source';

const ID = /^(?!__.*__$)[\w-]{1,128}$/;
const LONGEST = 4000;

export class RowReader {
  readonly #problems: Problem[];

  constructor(
    readonly file: string,
    readonly row: SourceRow,
    problems: Problem[],
  ) {
    this.#problems = problems;
  }

  say(problem: string): void {
    this.#problems.push({ file: this.file, line: this.row.line, problem });
  }

  #raw(name: string): unknown {
    const value = this.row.values[name];
    return value === '' || value === null ? undefined : value;
  }

  /** A text without blanks around it; `otherwise` where there is none. */
  text(name: string, otherwise = '', longest = LONGEST): string {
    const value = this.#raw(name);
    if (value === undefined) return otherwise;
    if (typeof value === 'string' && value.length <= longest) return value.trim();
    if (typeof value === 'number') return String(value);
    this.say(`${name} must be a text of at most ${longest} letters`);
    return otherwise;
  }

  required(name: string, value: string): string {
    if (value === '') this.say(`${name} is missing`);
    return value;
  }

  #matching(
    name: string,
    fits: (text: string) => boolean,
    what: string,
    read: (text: string) => string = (text) => text,
  ): string {
    const text = read(this.text(name));
    if (text !== '' && !fits(text)) {
      this.say(`${name} must be ${what}, not “${text.slice(0, 60)}”`);
      return '';
    }
    return text;
  }

  id(name: string): string {
    const text = this.#matching(name, (each) => ID.test(each), 'letters, digits, - and _');
    return this.required(name, text);
  }

  optionalId(name: string): string | null {
    return this.#matching(name, (each) => ID.test(each), 'letters, digits, - and _') || null;
  }

  personName(name: string): string {
    const fits = (each: string) => hasLetters(each) && each.length <= 120;
    return this.required(name, this.#matching(name, fits, 'a readable name', visible));
  }

  email(name: string): string {
    const fits = (each: string) => EMAIL_PATTERN.test(each);
    return this.#matching(name, fits, 'an address', typedAddress).toLowerCase();
  }

  phone(name: string): string {
    const fits = (each: string) => PHONE_PATTERN.test(each);
    return this.#matching(name, fits, 'a phone number', typedPhone);
  }

  date(name: string): string {
    return this.#matching(name, isDate, 'a date as 2026-11-23');
  }

  time(name: string): string {
    // `09:00:00` is how databases write a time.
    const short = (each: string) => each.replace(/^(\d\d:\d\d):00$/, '$1');
    return short(this.#matching(name, (each) => isTime(short(each)), 'a time as 09:00'));
  }

  zone(name: string, otherwise: string): string {
    return this.#matching(name, isTimeZone, 'a time zone as Africa/Nairobi') || otherwise;
  }

  /** Epoch milliseconds of a moment as ISO 8601. */
  moment(name: string): number {
    const text = this.required(name, this.text(name));
    const at = Date.parse(text);
    if (text !== '' && Number.isNaN(at))
      this.say(`${name} must be a moment as 2026-11-23T09:00:00Z`);
    return Number.isNaN(at) ? 0 : at;
  }

  whole(name: string, least: number, most: number): number {
    const value = this.#raw(name);
    const number = typeof value === 'string' ? Number(value) : value;
    const fits =
      typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most;
    if (!fits) this.say(`${name} must be a whole number from ${least} to ${most}`);
    return fits ? number : least;
  }

  yes(name: string, otherwise: boolean): boolean {
    const value = this.#raw(name);
    if (value === undefined) return otherwise;
    if (value === true || value === 'true' || value === '1' || value === 1) return true;
    if (value === false || value === 'false' || value === '0' || value === 0) return false;
    this.say(`${name} must be true or false`);
    return otherwise;
  }

  oneOf<T extends string>(name: string, choices: readonly T[], otherwise?: T): T | undefined {
    const text = this.text(name);
    if (text === '' && otherwise !== undefined) return otherwise;
    const found = choices.find((each) => each === text);
    if (found === undefined) this.say(`${name} must be one of ${choices.join(', ')}`);
    return found;
  }

  /** Texts: a list, or in a cell JSON or what stands between semicolons. */
  list(name: string): string[] {
    const value = this.#raw(name);
    if (value === undefined) return [];
    const list =
      typeof value === 'string' && value.trim().startsWith('[') ? this.#json(name, value) : value;
    if (typeof list === 'string') return list.split(';').map((each) => each.trim());
    if (Array.isArray(list) && list.every((each) => typeof each === 'string')) return list;
    this.say(`${name} must be a list of texts`);
    return [];
  }

  /** An object, or in a cell JSON; read by a reader of its own, which reports problems with the same line. */
  part(name: string): RowReader {
    const value = this.#raw(name);
    const found = typeof value === 'string' ? this.#json(name, value) : value;
    const isObject = typeof found === 'object' && found !== null && !Array.isArray(found);
    if (found !== undefined && !isObject) this.say(`${name} must be an object`);
    const values = isObject ? (found as Record<string, unknown>) : {};
    return new RowReader(this.file, { line: this.row.line, values }, this.#problems);
  }

  #json(name: string, text: string): unknown {
    try {
      return JSON.parse(text);
    } catch {
      this.say(`${name} is no JSON`);
      return undefined;
    }
  }
}
