/** There is no field for the error's message, for an address, or for a person. */
import * as yup from 'yup';
import * as known from '../../practice/browser-errors';
import { defineCall } from '../call';

const oneOf = <T extends string>(choices: readonly T[]) =>
  yup.string().oneOf(choices, 'choice-unknown').required();

/** Every browser may report an error, within limits for its address and for all. */
export const reportError = defineCall<object>()('reports', {
  name: 'reportError',
  may: 'anybody',
  input: {
    errorClass: oneOf(known.ERROR_CLASSES),
    way: oneOf(known.ERROR_WAYS),
    browser: oneOf(known.BROWSERS),
    page: yup.string().required().matches(known.PAGE_PATTERN, 'page-invalid'),
    frames: yup
      .array()
      .of(yup.string().required().matches(known.FRAME_PATTERN, 'frame-invalid'))
      .required()
      .min(1, 'frames-required')
      .max(known.FRAMES_MAX, 'too-long'),
  },
});
