import type {
  FieldConnection,
  FieldDevice,
  FieldFigure,
  FieldGroup,
  FieldPage,
} from '@tulia/domain/practice/field-figures';
import { catalogue } from '../../../platform/language/catalogue';
import { plural } from '../../../platform/language/plural';

const figuresEn: Readonly<Record<FieldFigure, string>> = {
  lcp: 'Largest part painted (LCP)',
  inp: 'Answer to a press (INP)',
  cls: 'Moving by itself (CLS)',
  pickable: 'Until a day can be picked',
  firstPick: 'Until a day is picked',
};
const figuresSw: Readonly<Record<FieldFigure, string>> = {
  lcp: 'Sehemu kubwa kuonekana (LCP)',
  inp: 'Jibu la kubonyeza (INP)',
  cls: 'Kusogea kwenyewe (CLS)',
  pickable: 'Hadi siku inaweza kuchaguliwa',
  firstPick: 'Hadi siku imechaguliwa',
};

const pagesEn: Readonly<Record<FieldPage, string>> = {
  home: 'Home',
  services: 'Services',
  booking: 'Booking',
  login: 'Log in',
  mySessions: 'My sessions',
  staff: 'Staff',
  other: 'Other pages',
};
const pagesSw: Readonly<Record<FieldPage, string>> = {
  home: 'Nyumbani',
  services: 'Huduma',
  booking: 'Kuweka miadi',
  login: 'Kuingia',
  mySessions: 'Vikao vyangu',
  staff: 'Wafanyakazi',
  other: 'Kurasa nyingine',
};

/** How quick the site is for visitors, on the page of the system's state. */
export const figuresCopy = catalogue({
  en: {
    title: 'Speed for those who visit',
    lead: 'Told by one visit in four, without names or addresses. Half, three quarters and 95 of 100 visits were as quick as this or quicker.',
    span: (days: number) => `Last ${days} days`,
    loading: 'Adding up…',
    failed: 'The figures could not be loaded.',
    none: (days: number) =>
      `No visit has told anything in the last ${days} days. Visits that save data or ask not to be tracked are never measured.`,
    groups: {
      page: 'By the page where the visit began',
      connection: 'By connection',
      version: 'By version',
    } satisfies Readonly<Record<FieldGroup, string>>,
    figure: figuresEn,
    page: pagesEn,
    device: { phone: 'phone', laptop: 'laptop' } satisfies Readonly<Record<FieldDevice, string>>,
    connection: { '3g': '3G', '4g': '4G or better', unknown: 'not told' } satisfies Readonly<
      Record<FieldConnection, string>
    >,
    olderVersion: 'other versions',
    seconds: (text: string) => `${text} s`,
    above: 'over 2 min',
    aboveShift: 'over 1',
    columns: { group: 'Visits', half: 'half', most: '75 %', nearlyAll: '95 %' },
    count: (count: number) => plural('en', count, { one: '1 visit', other: `${count} visits` }),
  },
  sw: {
    title: 'Kasi kwa wanaotembelea',
    lead: 'Ziara moja kati ya nne hutoa taarifa, bila majina wala anwani. Nusu, robo tatu na 95 kati ya 100 za ziara zilikuwa na kasi hii au zaidi.',
    span: (days) => `Siku ${days} zilizopita`,
    loading: 'Inajumlisha…',
    failed: 'Takwimu hazikuweza kupakiwa.',
    none: (days) =>
      `Hakuna ziara iliyotoa taarifa katika siku ${days} zilizopita. Ziara zinazookoa data au zinazoomba zisifuatiliwe hazipimwi kamwe.`,
    groups: {
      page: 'Kwa ukurasa ambapo ziara ilianza',
      connection: 'Kwa mtandao',
      version: 'Kwa toleo',
    },
    figure: figuresSw,
    page: pagesSw,
    device: { phone: 'simu', laptop: 'kompyuta' },
    connection: { '3g': '3G', '4g': '4G au zaidi', unknown: 'haikutajwa' },
    olderVersion: 'matoleo mengine',
    seconds: (text) => `s ${text}`,
    above: 'zaidi ya dak. 2',
    aboveShift: 'zaidi ya 1',
    columns: { group: 'Ziara', half: 'nusu', most: '75 %', nearlyAll: '95 %' },
    count: (count) => plural('sw', count, { one: 'ziara 1', other: `ziara ${count}` }),
  },
});
