/** Attributes by which the early script finds React's elements of the booking page (docs/island.md). */
interface Marks {
  /** where the form will stand, its stand-in, and the end of the built markup */
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
  /** the month, and whether its days are loaded */
  ready: boolean;
  weekdays: undefined;
  'month-step': -1 | 1;
  date: string;
  /** day and time of a button, separated by a space */
  slot: string;
  /** the groups of hours, and buttons or hours in one place */
  groups: undefined;
  slots: undefined;
  /** hidden until it has content */
  waits: undefined;
  /** an element that holds only this text */
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

/** Null where the element has no such mark. */
export const markOf = (element: Element, name: Mark): string | null =>
  element.getAttribute(`data-${name}`);
