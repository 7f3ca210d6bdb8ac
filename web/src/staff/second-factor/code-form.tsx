import { useState } from 'react';
import { secondFactorTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { TextField } from '../../ui/fields/text-field';

const CODE = /^\d{6}$/;

/** Asks for six digits. Some apps show spaces between them. */
export function CodeForm({
  id,
  problem,
  onCode,
}: {
  id: string;
  problem?: string | undefined;
  onCode: (code: string) => void;
}) {
  const t = useTexts(secondFactorTexts).t.ask;
  const [typed, setTyped] = useState('');
  const [malformed, setMalformed] = useState(false);
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const code = typed.replaceAll(/\s/g, '');
        setMalformed(!CODE.test(code));
        if (CODE.test(code)) onCode(code);
      }}
    >
      <TextField
        label={t.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={malformed ? t.malformed : problem}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setMalformed(false);
        }}
      />
    </form>
  );
}
