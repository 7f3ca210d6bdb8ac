import { catalogue } from '../../../platform/language/catalogue';

/** /admin/register (specification sections 2, 5 and 8). */
export const adminRegistrationTexts = catalogue({
  en: {
    fullName: 'Full name',
    email: 'Email',
    password: 'Password',
    passwordHint: 'At least 8 characters. Your colleague sets their own at the first login.',
    role: 'Role',
    roles: { admin: 'Admin', therapist: 'Therapist', receptionist: 'Receptionist' },
    roleHints: {
      admin: 'Everything except changing roles.',
      therapist: 'Sees all bookings, completes sessions, manages meetings and blocked times.',
      receptionist: 'Confirms, declines, moves and cancels bookings; sees no special requests.',
    },
    submit: 'Create account',
    busy: 'Creating...',
    created: 'Admin created',
    createdText: (name: string, role: string) => `${name} can now log in as ${role}.`,
    failed: 'Registration failed',
    /** in addition to those of `adminEditorTexts` */
    problems: {
      'password-required': 'Password is required',
      'weak-password': 'Please use at least 8 characters',
      'role-required': 'Role is required',
      'email-in-use': 'An account with this email already exists.',
      'email-of-client':
        'A client has booked with this email. Please use another email for your colleague.',
    },
    again: 'Creating and changing staff accounts needs a recent login; nothing you typed is lost.',
  },
  sw: {
    fullName: 'Jina kamili',
    email: 'Barua pepe',
    password: 'Nenosiri',
    passwordHint: 'Angalau herufi 8. Mwenzako ataweka lake mwenyewe anapoingia mara ya kwanza.',
    role: 'Jukumu',
    roles: { admin: 'Msimamizi', therapist: 'Mtaalamu', receptionist: 'Mpokezi' },
    roleHints: {
      admin: 'Kila kitu isipokuwa kubadilisha majukumu.',
      therapist: 'Huona miadi yote, hukamilisha vikao, husimamia mikutano na muda uliozuiwa.',
      receptionist: 'Huthibitisha, hukataa, huhamisha na kughairi miadi; haoni maombi maalum.',
    },
    submit: 'Fungua akaunti',
    busy: 'Inafungua...',
    created: 'Akaunti imefunguliwa',
    createdText: (name, role) => `${name} sasa anaweza kuingia kama ${role}.`,
    failed: 'Usajili umeshindikana',
    problems: {
      'password-required': 'Nenosiri linahitajika',
      'weak-password': 'Tafadhali tumia angalau herufi 8',
      'role-required': 'Jukumu linahitajika',
      'email-in-use': 'Akaunti yenye barua pepe hii tayari ipo.',
      'email-of-client':
        'Mteja ameweka miadi kwa barua pepe hii. Tafadhali tumia barua pepe nyingine kwa mwenzako.',
    },
    again:
      'Kufungua na kubadilisha akaunti za wafanyakazi kunahitaji uwe umeingia hivi karibuni; ulichoandika hakitapotea.',
  },
});
