import type { StillAgreed } from '../policies/still-agreed';
import type { ReadTexts } from '../draft/booking-draft';

export const nothingAgreed: StillAgreed = {};

/** The texts that may be ticked: opened here, or agreed to before and unchanged. */
export function readOrAgreed(read: ReadTexts, agreed: StillAgreed): ReadTexts {
  return {
    privacy: read.privacy || agreed.privacy !== undefined,
    adult: read.adult || agreed.adult !== undefined,
    adolescent: read.adolescent || agreed.adolescent !== undefined,
  };
}
