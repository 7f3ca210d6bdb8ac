/**
 * Marks on elements of the booking page, by which its script before React finds them (docs/island.md). React's
 * components write them and the script looks for them; both take the name of the attribute from here.
 */
interface Marks {
  /** where the form will stand, what stands there until then, and the end of what the build wrote */
  island: undefined;
  'island-waits': undefined;
  'island-end': undefined;
  /** the form as built, with and without a chosen service */
  'island-form': 'any' | 'chosen';
  sample: Sample;
  personal: undefined;
  schedule: undefined;
  agreements: undefined;
  summary: undefined;
  zone: undefined;
  hours: undefined;
  chosen: undefined;
  'next-free': undefined;
  /** the month, and whether its days are known */
  ready: boolean;
  weekdays: undefined;
  'month-step': -1 | 1;
  date: string;
  /** day and time of a button, with a space between */
  slot: string;
  /** the groups of hours, and buttons or hours in one place */
  groups: undefined;
  slots: undefined;
  /** nothing of it is to be seen yet */
  waits: undefined;
  /** an element that holds just this text */
  says: Said;
}

export type Sample = OfMonth | OfDay | 'known' | 'next' | 'failed' | 'zone-note';
type OfMonth = 'week' | 'day' | 'waiting';
type OfDay = 'no-day' | 'times' | 'part' | 'part-abroad' | 'free' | 'none-free' | 'hour';

export type Said = 'month' | 'legend' | 'zone' | 'description' | OfHours | OfSummary;
type OfHours = 'day' | 'part' | 'above' | 'clock' | 'below' | 'reason';
type OfSummary = 'service' | 'length' | 'price' | 'when';

type Mark = keyof Marks;
type Attributes = Readonly<Record<`data-${string}`, string | number | boolean>>;

export const mark = <Name extends Mark>(name: Name, value?: Marks[Name]): Attributes => ({
  [`data-${name}`]: value ?? '',
});

export const marked = <Name extends Mark>(name: Name, value?: Marks[Name]): string =>
  value === undefined ? `[data-${name}]` : `[data-${name}="${value}"]`;

/** What the mark of an element says; null where it has none. */
export const markOf = (element: Element, name: Mark): string | null =>
  element.getAttribute(`data-${name}`);
