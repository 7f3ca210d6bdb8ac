import type { PracticeSettings } from '@tulia/domain/practice/settings';
import type { Service } from '@tulia/domain/practice/service';
import type { ReactNode } from 'react';
import type { BookingChoice } from '../../../paths';
import type { SessionUser } from '../../../platform/session/session';
import type { StillAgreed } from '../policies/still-agreed';
import type { Booked } from '../values/booked';
import type { KnownDetails } from './use-known-details';

export interface BookingFormProps {
  /** null while signed out, where the practice asks for the account last or for none */
  user: SessionUser | null;
  /** of the profile and of the last booking, as far as they are here */
  known: KnownDetails;
  /** how many of the user's requests wait for an answer */
  waiting: number;
  /** the texts that need not be agreed to anew; undefined while that is asked */
  agreed: StillAgreed | undefined;
  practice: PracticeSettings;
  services: {
    list: readonly Service[] | undefined;
    /** may still change when the server has answered */
    provisional?: boolean;
    failed: boolean;
    retry: () => void;
  };
  /** what the address has chosen */
  choice: BookingChoice;
  /** shown while the account's e-mail is not verified */
  verifyNotice: ReactNode;
  onBooked: (booked: Booked) => void;
}
