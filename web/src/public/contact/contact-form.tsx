import { MESSAGE_SUBJECTS } from '@tulia/domain/records/message';
import type { Refusal } from '@tulia/domain/refusal';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { publicContactTexts } from './texts/contact';
import { refusalSentence } from '../../platform/language/refusals';
import { useTexts } from '../../platform/language/use-texts';
import { focusFirstProblem } from '../../platform/hooks/focus-problem';
import { createRequestIds } from '../../platform/live/request-ids';
import { useAction } from '../../platform/live/use-action';
import { useSession } from '../../platform/session/session';
import { Button } from '../../ui/button';
import { Select, TextArea, TextField } from '../../ui/fields/text-field';
import { toast } from '../../ui/toast-store';
import { space } from '../../ui/tokens';
import { takeCarriedMessage } from './carried-message';
import { MessageSent } from './message-sent';
import { readContactForm, sendContactMessage, warmContactForm } from './send-contact-message';

const MESSAGE_MAX = 4000;

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

function fillEmpty(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement && field.value === '') field.value = value;
}

/** Uncontrolled fields keep text that was typed before React had loaded. A failure keeps it too. */
export function ContactForm() {
  const { t, common, lang } = useTexts(publicContactTexts);
  const [isSent, setIsSent] = useState(false);
  const [problems, setProblems] = useState<Fields>({});
  const form = useRef<HTMLFormElement>(null);
  const [ids] = useState(() => createRequestIds());
  const warmed = useRef(false);

  const { busy, run } = useAction(
    (message: ReturnType<typeof readContactForm>) =>
      sendContactMessage(message, lang, ids.of([message, lang])),
    {
      onDone: () => {
        ids.close();
        setProblems({});
        setIsSent(true);
        toast({ title: t.successTitle, description: t.successText });
      },
      onRefused: (refusal) => {
        setProblems(refusal.is('invalid-input') ? refusal.details.fields : {});
        toast({ ...wordsOf(refusal), variant: 'destructive' });
      },
    },
  );
  useEffect(() => {
    if (Object.keys(problems).length > 0) focusFirstProblem(form.current);
  }, [problems]);

  useEffect(() => {
    if (form.current) takeCarriedMessage(form.current);
  }, []);

  // Fills empty fields only, after the carried text.
  const { user } = useSession();
  useEffect(() => {
    if (!form.current || user === null || isSent) return;
    fillEmpty(form.current, 'name', user.displayName ?? '');
    fillEmpty(form.current, 'email', user.email);
  }, [user, isSent]);

  const sentence = (field: string) => {
    const reason = problems[field];
    if (reason === undefined) return undefined;
    return reason in t.problems ? t.problems[reason as keyof typeof t.problems] : t.problems.other;
  };

  function wordsOf(refusal: Refusal): { title: string; description: string } {
    switch (refusal.code) {
      case 'invalid-input':
        return { title: t.errorTitle, description: t.problemsTitle };
      case 'offline':
        return { title: common.offlineTitle, description: t.offlineText };
      case 'timeout':
        return { title: t.timeoutTitle, description: t.timeoutText };
      case 'internal':
        return { title: t.errorTitle, description: t.errorText };
      default:
        return { title: t.errorTitle, description: refusalSentence(refusal, lang) };
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void run(readContactForm(new FormData(event.currentTarget)));
  }

  function warm() {
    if (warmed.current) return;
    warmed.current = true;
    warmContactForm();
  }

  if (isSent) return <MessageSent onAnother={() => setIsSent(false)} />;
  return (
    <Form ref={form} data-carried noValidate onSubmit={submit} onFocus={warm}>
      <TextField
        label={t.name}
        name="name"
        autoComplete="name"
        required
        maxLength={120}
        error={sentence('name')}
      />
      <TextField
        label={common.email}
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
        <Button type="submit" size="lg" busy={busy} busyLabel={common.sending}>
          {t.send}
        </Button>
      </Submit>
    </Form>
  );
}
