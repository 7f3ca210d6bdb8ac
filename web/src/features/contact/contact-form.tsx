import { MESSAGE_SUBJECTS } from '@tulia/domain/records/message';
import { useRef, useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { publicContactCopy } from '../../copy/public/public-contact';
import { refusalSentence } from '../../copy/refusals';
import { useCopy } from '../../copy/use-copy';
import { Button } from '../../ui/button';
import { Select, TextArea, TextField } from '../../ui/fields/text-field';
import { toast } from '../../ui/toast-store';
import { space } from '../../ui/tokens';
import { MessageSent } from './message-sent';
import {
  createRequestIds,
  readContactForm,
  sendContactMessage,
  warmContactForm,
  type SendOutcome,
} from './send-contact-message';

export const MESSAGE_MAX = 4000;

const Form = styled.form`
  display: grid;
  gap: ${space.md};
  @media (scripting: none) {
    display: none;
  }
`;

/** Off the screen and out of the tab order: only a machine fills it in. */
const Trap = styled.div`
  position: absolute;
  left: -200vw;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;

const Submit = styled.div`
  justify-self: start;
`;

type Fields = Partial<Record<string, string>>;

/**
 * The message form. Its fields are the browser's own (uncontrolled), so that what is typed before the page has woken up
 * stays; whatever goes wrong, the text stays too.
 */
export function ContactForm() {
  const { t, lang } = useCopy(publicContactCopy);
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing');
  const [problems, setProblems] = useState<Fields>({});
  const form = useRef<HTMLFormElement>(null);
  const [requestIdOf] = useState(() => createRequestIds());
  const warmed = useRef(false);

  const sentence = (field: string) => {
    const reason = problems[field];
    if (reason === undefined) return undefined;
    return reason in t.problems ? t.problems[reason as keyof typeof t.problems] : t.problems.other;
  };

  function tell(outcome: SendOutcome) {
    switch (outcome.kind) {
      case 'sent':
        toast({ title: t.successTitle, description: t.successText });
        return;
      case 'invalid':
        toast({
          title: t.errorTitle,
          description: t.problemsTitle,
          variant: 'destructive',
        });
        return;
      case 'offline':
        toast({ title: t.offlineTitle, description: t.offlineText, variant: 'destructive' });
        return;
      case 'unknown':
        toast({ title: t.timeoutTitle, description: t.timeoutText, variant: 'destructive' });
        return;
      case 'refused':
        toast({
          title: t.errorTitle,
          description: refusalSentence(outcome.refusal, lang),
          variant: 'destructive',
        });
        return;
      case 'failed':
        toast({ title: t.errorTitle, description: t.errorText, variant: 'destructive' });
    }
  }

  async function send(fields: FormData) {
    const message = readContactForm(fields);
    setState('sending');
    const outcome = await sendContactMessage(message, lang, requestIdOf(message, lang));
    const invalid = outcome.kind === 'invalid' ? outcome.fields : {};
    setProblems(invalid);
    setState(outcome.kind === 'sent' ? 'sent' : 'writing');
    tell(outcome);
    const first = Object.keys(invalid)[0];
    const field = first === undefined ? null : form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'writing') void send(new FormData(event.currentTarget));
  }

  function warm() {
    if (warmed.current) return;
    warmed.current = true;
    warmContactForm();
  }

  if (state === 'sent') return <MessageSent onAnother={() => setState('writing')} />;
  return (
    <Form ref={form} noValidate onSubmit={submit} onFocus={warm}>
      <TextField
        label={t.name}
        name="name"
        autoComplete="name"
        required
        maxLength={120}
        error={sentence('name')}
      />
      <TextField
        label={t.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        error={sentence('email')}
      />
      <Select label={t.subject} name="subject" defaultValue="general" error={sentence('subject')}>
        {MESSAGE_SUBJECTS.map((subject) => (
          <option key={subject} value={subject}>
            {t.subjects[subject]}
          </option>
        ))}
      </Select>
      <TextArea
        label={t.message}
        name="message"
        rows={6}
        required
        maxLength={MESSAGE_MAX}
        hint={t.privacyHint}
        error={sentence('message')}
      />
      <Trap aria-hidden="true">
        <label>
          {t.honeypot}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </Trap>
      <Submit>
        <Button type="submit" size="lg" busy={state === 'sending'} busyLabel={t.sending}>
          {t.send}
        </Button>
      </Submit>
    </Form>
  );
}
