/** The fields that several calls share. Messages are reason codes; the web turns them into sentences. */
import * as yup from 'yup';
import { typedReceiptCode } from '../money/provider-code';
import { kenyanMobile } from '../money/provider/kenyan-phone';
import { EMAIL_PATTERN } from '../person/mailbox';
import { hasLetters, isPersonName, typedName } from '../person/name';
import { LANGUAGES, MAIN_LANGUAGE, type Language } from '../person/language';
import { isStartTime } from '../slot/start-times';
import { isDate, isTime, isTimeZone } from '../time/practice-time';
import { isVisible, typedAddress, typedPhone } from '../text/typed';
import { NAME_MAX, TEXT_MAX } from './limits';

/** Digits, spaces, dashes, parentheses, optional leading plus (specification section 5), at least 7 digits. */
const PHONE_PATTERN = /^\+?(?:[\s()-]*\d){7,15}[\s()-]*$/;
/** No control characters (long texts may have tabs and line breaks), and no half of a surrogate pair. */
const SINGLE_LINE = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u;
const MULTI_LINE = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;
/** Firestore reserves ids like `__x__`. */
const UNRESERVED = /^(?!__.*__$)/;
/** The calendar is computed month by month, so far years are refused. */
const DATES = { first: '2000-01-01', last: '2199-12-31' };

/** An object with these fields and no others. */
export const exactly = <Shape extends yup.ObjectShape>(shape: Shape) =>
  yup.object(shape).noUnknown().required();

const matching = (pattern: RegExp, reason: string) =>
  yup.string().required().matches(pattern, reason);

const idLike = (pattern: RegExp, reason = 'id-invalid') =>
  matching(pattern, reason).matches(UNRESERVED, reason);

/** A number in whole steps. */
export const whole = (least: number, most: number) =>
  yup
    .number()
    .typeError('number-invalid')
    .required('number-invalid')
    .integer('number-invalid')
    .min(least, 'number-range')
    .max(most, 'number-range');

export const name = (required = 'name-required') =>
  yup
    .string()
    .transform(typedName)
    .required(required)
    .max(NAME_MAX, 'too-long')
    .test('name', 'name-invalid', isPersonName)
    .test('filled', required, (value) => hasLetters(value) || !isPersonName(value));

export const nameOrNone = () =>
  yup
    .string()
    .transform(typedName)
    .defined()
    .max(NAME_MAX, 'too-long')
    .test('name', 'name-invalid', isPersonName);

/** Refuses a text of invisible characters only. */
export const seen = (schema: yup.StringSchema, required: string) =>
  schema.required(required).test('seen', required, isVisible);

export const email = (required = 'email-required') =>
  yup
    .string()
    .transform(typedAddress)
    .required(required)
    .max(254, 'too-long')
    .matches(EMAIL_PATTERN, 'email-invalid');

export const emailOrNone = () =>
  yup
    .string()
    .transform(typedAddress)
    .defined()
    .max(254, 'too-long')
    .test('email', 'email-invalid', (value) => value === '' || EMAIL_PATTERN.test(value));

export const phone = (required = 'phone-required') =>
  yup
    .string()
    .transform(typedPhone)
    .required(required)
    .max(40, 'too-long')
    .matches(PHONE_PATTERN, 'phone-invalid');

/** A Kenyan mobile number, however it is written. */
export const mobile = () =>
  phone().test('kenyan', 'phone-invalid', (typed) => kenyanMobile(typed) !== null);

export const line = (max = 200) =>
  yup.string().max(max, 'too-long').matches(SINGLE_LINE, 'invalid-characters');

const CODE_MAX = 40;

/** The code of a payment; of a pasted M-Pesa message, the code in it. */
export const paymentCode = () =>
  line(CODE_MAX).transform((typed: string) =>
    typed.length > CODE_MAX ? (typedReceiptCode(typed) ?? typed) : typed,
  );

export const filledLine = (max: number) => seen(line(max), 'text-required');

export const text = (max = TEXT_MAX) =>
  yup.string().max(max, 'too-long').matches(MULTI_LINE, 'invalid-characters');

const isNearDate = (value: string) => isDate(value) && value >= DATES.first && value <= DATES.last;

export const date = (required = 'date-required') =>
  yup.string().required(required).test('date', 'date-invalid', isNearDate);

export const dateOrAbsent = () =>
  yup.string().test('date', 'date-invalid', (value) => value === undefined || isNearDate(value));

/** A date, or the text `none`. */
export const dateOr = (none: string) =>
  yup
    .string()
    .required('date-required')
    .test('date', 'date-invalid', (value) => value === none || isNearDate(value));

export const time = (required = 'time-required') =>
  yup
    .string()
    .required(required)
    .test('time', 'time-invalid', (value) => isTime(value));

/** A time of day at which a session may begin. */
export const startTime = () => time().test('start', 'time-invalid', (value) => isStartTime(value));

export const timeZone = () =>
  yup
    .string()
    .required()
    .max(64)
    .test('zone', 'zone-invalid', (value) => isTimeZone(value));

/** The caller makes this id once for each action; retries send the same one. */
export const requestId = () => idLike(/^[\w-]{16,64}$/, 'request-id-invalid');

export const slug = (required = 'slug-required') =>
  yup
    .string()
    .required(required)
    .max(60)
    .matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'slug-invalid');

export const practitionerId = () => slug('practitioner-required');

export const documentId = () => idLike(/^[\w-]{1,128}$/);

/** Longer than other ids: it names the reason for the email. */
export const mailId = () => idLike(/^[\w-]{1,200}$/);

/** The field that people do not see and leave empty. */
export const honeypot = () =>
  yup.string().max(500).matches(MULTI_LINE, 'invalid-characters').defined();

/** The version of the booking that the caller saw. */
export const version = () => yup.number().required().integer().min(1);

export const language = () => yup.string().oneOf(LANGUAGES).required();

/** A `Localized` text of the practice. @param translation schema of each translation, which may be empty */
export const localized = (main: yup.StringSchema<string>, translation: yup.StringSchema<string>) =>
  exactly(
    Object.fromEntries(
      LANGUAGES.map((each) => [each, each === MAIN_LANGUAGE ? main : translation]),
    ) as Record<Language, yup.StringSchema<string>>,
  );

export const uid = documentId;

/** The token of a link that works without an account: 128 random bits in hexadecimal. */
export const linkToken = () => matching(/^[0-9a-f]{32}$/, 'id-invalid');
