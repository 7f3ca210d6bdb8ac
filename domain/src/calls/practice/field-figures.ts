/** How quick the site is for its users: what a browser may report. */
import * as yup from 'yup';
import {
  FIELD_CONNECTIONS,
  FIELD_DEVICES,
  FIELD_FIGURES,
  FIELD_PAGES,
  FIGURE_MAX,
  type FieldFigure,
} from '../../practice/field-figures';
import { defineCall } from '../call';

const oneOf = <T extends string>(choices: readonly T[]) =>
  yup.string().oneOf(choices, 'choice-unknown').required();

const told = yup
  .object({
    figure: oneOf(FIELD_FIGURES),
    /** whole milliseconds; for `cls` thousandths of its own number */
    value: yup
      .number()
      .required()
      .integer('value-invalid')
      .min(0, 'value-invalid')
      .max(FIGURE_MAX, 'value-invalid'),
  })
  .noUnknown()
  .required();

/**
 * Reports what one visit measured, each figure once. There is no field for an address, an id or a person. Every
 * browser may call it, so it is limited for each address and for all together.
 */
export const reportFigures = defineCall<object>()({
  name: 'reportFigures',
  may: 'anybody',
  input: {
    page: oneOf(FIELD_PAGES),
    device: oneOf(FIELD_DEVICES),
    connection: oneOf(FIELD_CONNECTIONS),
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
