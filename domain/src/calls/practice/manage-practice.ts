/** Each change of an admin is recorded in `audit` (design sections 4 and 7). */
import * as yup from 'yup';
import { AGE_BANDS } from '../../person/age-band';
import { CRISIS_NUMBERS_MAX } from '../../practice/crisis-numbers';
import { BOOKING_ENTRIES, LINE_FAILURE_COSTS } from '../../practice/settings';
import { defineCall, type InputOf } from '../call';
import * as field from '../fields';

const { whole } = field;

const textInEach = (max: number) =>
  field.localized(field.text(max).defined(), field.text(max).defined());

export const saveService = defineCall<object>()('office', {
  name: 'saveService',
  may: 'manage-practice',
  refusals: ['not-found'],
  input: {
    isNew: yup.boolean().required(),
    slug: field.slug(),
    name: field.localized(field.filledLine(120), field.line(120).defined()),
    description: textInEach(2000),
    durationMinutes: whole(15, 180),
    price: whole(0, 1_000_000),
    isActive: yup.boolean().required(),
    ages: yup
      .array(yup.string().oneOf(AGE_BANDS).required())
      .min(1, 'ages-required')
      .max(AGE_BANDS.length)
      .required(),
    forCouples: yup.boolean().required(),
  },
});

/** Deletes a service that nothing refers to, and switches off any other. */
export const removeService = defineCall<{ outcome: 'deleted' | 'switched-off' }>()('office', {
  name: 'removeService',
  may: 'manage-practice',
  refusals: ['not-found'],
  input: { slug: field.slug() },
});

export const saveArticle = defineCall<object>()('office', {
  name: 'saveArticle',
  may: 'manage-practice',
  refusals: ['not-found'],
  input: {
    isNew: yup.boolean().required(),
    slug: field.slug(),
    title: field.localized(field.filledLine(200), field.line(200).defined()),
    summary: textInEach(1000),
    content: textInEach(20_000),
    resourceLink: yup
      .string()
      .max(500, 'too-long')
      .matches(/^https:\/\/[^\s]+$/, 'link-invalid')
      .nullable()
      .defined(),
    published: yup.boolean().required(),
    order: whole(0, 9999),
  },
});
export type ArticleInput = InputOf<typeof saveArticle>;

export const removeArticle = defineCall<object>()('office', {
  name: 'removeArticle',
  may: 'manage-practice',
  refusals: ['not-found'],
  input: { slug: field.slug() },
});

export const saveStory = defineCall<object>()('office', {
  name: 'saveStory',
  may: 'manage-practice',
  refusals: ['not-found'],
  input: {
    isNew: yup.boolean().required(),
    slug: field.slug(),
    initials: field.filledLine(20).matches(/^[^\p{Ll}]*$/u, 'initials-only'),
    quote: field.localized(field.filledLine(300), field.line(300).defined()),
    fullStory: field.localized(
      field.seen(field.text(6000), 'text-required'),
      field.text(6000).defined(),
    ),
    agreed: yup.boolean().required(),
    published: yup
      .boolean()
      .required()
      .test('agreed', 'agreement-required', (published, { parent }) => {
        return !published || (parent as { agreed?: unknown }).agreed === true;
      }),
    order: whole(0, 9999),
  },
});
export type StoryInput = InputOf<typeof saveStory>;

export const removeStory = defineCall<object>()('office', {
  name: 'removeStory',
  may: 'manage-practice',
  refusals: ['not-found'],
  input: { slug: field.slug() },
});

const account = () => field.line(120).defined();

/** Says that the prices are right as they stand. Saving a service says so, too. */
export const confirmPrices = defineCall<object>()('office', {
  name: 'confirmPrices',
  may: 'manage-practice',
  input: {},
});

/** All settings but those of other calls (`OF_OTHER_CALLS`). */
export const saveSettings = defineCall<object>()('office', {
  name: 'saveSettings',
  may: 'manage-practice',
  input: {
    name: field.filledLine(120),
    city: field.filledLine(120),
    phone: field
      .line(40)
      .required('phone-required')
      .matches(/^[+0-9(][0-9 ()-]{6,39}$/, 'phone-invalid'),
    email: field.email(),
    messagingNumber: yup
      .string()
      .defined()
      .matches(/^([0-9]{7,15})?$/, 'digits-only'),
    holdMinutes: whole(1, 120),
    minimumNoticeMinutes: whole(0, 10_080),
    maxPendingPerClient: whole(1, 20),
    windowDays: whole(1, 120),
    refundCutoffHours: whole(0, 168),
    movingCutoffHours: whole(0, 168),
    confirmationHours: whole(1, 168),
    latenessGraceMinutes: whole(0, 60),
    noShowMinutes: whole(1, 60),
    recommendedSessions: whole(1, 52),
    reminderLeadHours: whole(0, 72),
    retentionYears: whole(1, 99),
    retentionMinorAge: whole(18, 99),
    bookingEntry: yup.string().oneOf(BOOKING_ENTRIES).required(),
    confirmWhenPaid: yup.boolean().required(),
    receptionBlocksTime: yup.boolean().required(),
    lineFailureCosts: yup.string().oneOf(LINE_FAILURE_COSTS).required(),
    payment: field.exactly({
      mobileMoneyName: account(),
      mobileMoneyTill: account(),
      mobileMoneyPaybill: field.line(60).defined(),
      promptsOn: yup.boolean().required(),
      bankName: account(),
      bankAccountName: account(),
      bankAccountNumber: account(),
    }),
    taxNumber: field.line(40).defined(),
    dataRegion: field.filledLine(120),
  },
});
export type SettingsInput = InputOf<typeof saveSettings>;

/** In the order of display. The server decides whether a number stays confirmed (`savedCrisisNumbers`). */
export const saveCrisisNumbers = defineCall<object>()('office', {
  name: 'saveCrisisNumbers',
  may: 'manage-practice',
  input: {
    numbers: yup
      .array(
        field.exactly({
          name: field.localized(field.filledLine(80), field.line(80).defined()),
          number: yup
            .string()
            .required('phone-required')
            .matches(/^\+?[0-9](?:[ -]?[0-9]){1,14}$/, 'phone-invalid'),
          hours: field.localized(field.line(80).defined(), field.line(80).defined()),
          whom: field.localized(field.line(120).defined(), field.line(120).defined()),
          /** the practice called the number, and it is right */
          isConfirmed: yup.boolean().required(),
        }),
      )
      .min(1, 'text-required')
      .max(CRISIS_NUMBERS_MAX, 'too-many')
      .required(),
  },
});
export type CrisisNumbersInput = InputOf<typeof saveCrisisNumbers>;

/** Mails the answer to whoever wrote the message, and keeps it beside the message. */
export const answerMessage = defineCall<object>()('desk', {
  name: 'answerMessage',
  may: 'answer-messages',
  refusals: ['not-found', 'idempotency-conflict'],
  input: { messageId: field.documentId(), answer: field.seen(field.text(4000), 'text-required') },
});

export const markMessage = defineCall<object>()('desk', {
  name: 'markMessage',
  may: 'answer-messages',
  refusals: ['not-found'],
  input: { messageId: field.documentId(), answered: yup.boolean().required() },
});
