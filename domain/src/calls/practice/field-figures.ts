/** How quick the site is for its users: what a browser may report, and what admins see of it. */
import * as yup from 'yup';
import { VERSION_PATTERN } from '../../practice/error-kinds';
import {
  FIELD_CONNECTIONS,
  FIELD_DEVICES,
  FIELD_FIGURES,
  FIELD_PAGES,
  STEP_MAX,
  stepsOf,
  type FieldFigure,
  type FieldLine,
} from '../../practice/field-figures';
import { defineCall } from '../call';

const oneOf = <T extends string>(choices: readonly T[]) =>
  yup.string().oneOf(choices, 'choice-unknown').required();

const told = yup
  .object({
    figure: oneOf(FIELD_FIGURES),
    step: yup
      .number()
      .required()
      .integer('step-unknown')
      .min(0, 'step-unknown')
      .max(STEP_MAX, 'step-unknown'),
  })
  .noUnknown()
  .required()
  .test('step-of-figure', 'step-unknown', ({ figure, step }) => step <= stepsOf(figure).length);

/**
 * Reports what one visit measured, each figure once. There is no field for an address, an id or a person. Every
 * browser may call it, so it is limited for each address and for all together. Refusals: quota-exceeded.
 */
export const reportFigures = defineCall<object>()({
  name: 'reportFigures',
  may: 'anybody',
  input: {
    page: oneOf(FIELD_PAGES),
    device: oneOf(FIELD_DEVICES),
    connection: oneOf(FIELD_CONNECTIONS),
    version: yup.string().required().matches(VERSION_PATTERN, 'version-invalid'),
    figures: yup
      .array()
      .of(told)
      .required()
      .min(1, 'figures-required')
      .max(FIELD_FIGURES.length, 'too-long')
      .test('figures-once', 'figures-twice', (figures: readonly { figure: FieldFigure }[]) => {
        const names = figures.map((each) => (each as { figure?: unknown } | null)?.figure);
        return new Set(names).size === names.length;
      }),
  },
});

/** Spans that can be looked at, in days, today included. */
export const FIELD_SPANS = [7, 28] as const;

/** What the visits of the last days reported. Refusals: forbidden, quota-exceeded. */
export const showFigures = defineCall<{ lines: FieldLine[] }>()({
  name: 'showFigures',
  may: 'manage-practice',
  input: {
    days: yup
      .number()
      .required()
      .oneOf([...FIELD_SPANS], 'choice-unknown'),
  },
});
