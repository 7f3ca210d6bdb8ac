import { useState } from 'react';

export interface Credentials {
  email: string;
  password: string;
  fullName: string;
}

const EMPTY: Credentials = { email: '', password: '', fullName: '' };

export interface CredentialFields {
  values: Credentials;
  set: (field: keyof Credentials, value: string) => void;
  /** empties the password alone, or everything */
  clearPassword: () => void;
  clear: () => void;
}

/** What is typed into an account form; kept outside of it so that changing its mode keeps the address. */
export function useCredentials(): CredentialFields {
  const [values, setValues] = useState(EMPTY);
  return {
    values,
    set: (field, value) => setValues((now) => ({ ...now, [field]: value })),
    clearPassword: () => setValues((now) => ({ ...now, password: '' })),
    clear: () => setValues(EMPTY),
  };
}
