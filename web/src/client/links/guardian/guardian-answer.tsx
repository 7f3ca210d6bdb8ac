import type { GuardianView } from '@tulia/domain/booking/consent/guardian';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import { answerGuardianLink, type GuardianPay } from '@tulia/domain/calls/guardian/guardian';
import { formatDay, formatMoney } from '@tulia/domain/wording/moments';
import { useEffect, useRef, useState } from 'react';
import { ReachUs } from '../../../shared/views/reach-us';
import { Fact, Facts } from '../../../shared/views/facts';
import { practiceMoment } from '../../../shared/views/moments';
import { ConsentTabs } from '../../booking/policies/consent-tabs';
import { guardianTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { refusalSentence } from '../../../platform/language/refusals';
import { useAction } from '../../../platform/live/use-action';
import { paths } from '../../../paths';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { AlertDialog } from '../../../ui/dialogs/alert-dialog';
import { Checkbox } from '../../../ui/fields/checkbox';
import { H2 } from '../../../ui/heading';
import { TextField } from '../../../ui/fields/text-field';
import { Cluster, Stack } from '../../../ui/layout';
import { LinkButton } from '../../../ui/link-button';

/** The request, both texts, and the ways to agree or decline; after an agreement the way to take it back. */
export function GuardianAnswer({
  token,
  digits,
  view,
  pay,
  onAnswered,
}: {
  token: string;
  digits: string;
  view: GuardianView;
  /** link and amount of the payment; null when nothing is due */
  pay: GuardianPay;
  onAnswered: (answered: { view: GuardianView; pay: GuardianPay }) => void;
}) {
  const { t, lang } = useTexts(guardianTexts);
  /** the dialog asks the guardian to confirm a no, or the end of the consent */
  const [asksNo, setAsksNo] = useState(false);
  const [codeSentTo, setCodeSentTo] = useState<string | null>(null);
  const { run, busy, refusal } = useAction(answerGuardianLink, {
    failed: t.sendFailed,
    // The field of the code shows it.
    onRefused: (refused) => refused.is('code-wrong'),
    onDone: (answer) => {
      setAsksNo(false);
      setCodeSentTo(answer.codeSentTo);
      onAnswered(answer);
    },
  });
  const answer = (agrees: boolean, code = '') =>
    void run({
      token,
      digits,
      code,
      agrees,
      language: lang,
      privacyVersion: CONSENT_VERSIONS.privacy,
      agreementVersion: CONSENT_VERSIONS.adolescent,
    });
  const { state, consent, clientName, guardianName, isBooker, startsAt } = view;
  const told = isBooker ? t.toldPractice : t.toldBoth(clientName);
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(state);
  // The pressed button was below long texts that are gone now; the answer is at the top.
  useEffect(() => {
    if (seen.current === state) return;
    seen.current = state;
    window.scrollTo({ top: 0 });
    heading.current?.focus();
  }, [state]);
  return (
    <Stack $gap="lg">
      <Card>
        <Stack>
          <H2 ref={heading} tabIndex={-1}>
            {isBooker ? t.askedByYou(clientName) : t.asked(clientName)}
          </H2>
          <Facts $look="beside">
            <Fact name={t.when} values={[practiceMoment(startsAt, lang)]} />
            <Fact name={t.you} values={[guardianName]} />
          </Facts>
          {state === 'given' && consent !== null && (
            <Banner tone="success" role="status" title={t.given}>
              {t.givenOn(formatDay(consent.at, lang), consent.version)}
            </Banner>
          )}
          {state === 'withdrawn' && (
            <Banner tone="warning" role="status" title={t.withdrawn}>
              {t.withdrawnText}
            </Banner>
          )}
          {state === 'declined' && (
            <Banner tone="warning" role="status" title={t.declined}>
              {t.declinedText(told)}
            </Banner>
          )}
          {state === 'given' ? (
            <>
              {pay !== null && (
                <div>
                  <LinkButton to={`${paths.pay}#${pay.token}`}>
                    {t.pay(formatMoney(pay.amount))}
                  </LinkButton>
                </div>
              )}
              <p>{t.withdrawText}</p>
              <div>
                <Button variant="secondary" onClick={() => setAsksNo(true)}>
                  {t.withdraw}
                </Button>
              </div>
            </>
          ) : (
            <AnswerForm
              view={view}
              codeSentTo={codeSentTo}
              problem={
                refusal?.is('code-wrong') === true ? refusalSentence(refusal, lang) : undefined
              }
              busy={busy}
              onAgree={(code) => answer(true, code)}
              onDecline={state === 'open' ? () => setAsksNo(true) : undefined}
            />
          )}
        </Stack>
      </Card>
      <p>
        <span>{isBooker ? t.question : t.stranger}</span> <ReachUs />
      </p>
      <AlertDialog
        open={asksNo}
        onOpenChange={setAsksNo}
        title={state === 'given' ? t.withdrawSure : t.declineSure}
        description={state === 'given' ? t.withdrawSureText : t.declineSureText(told)}
        cancelLabel={state === 'given' ? t.keep : t.back}
        confirmLabel={state === 'given' ? t.withdraw : t.decline}
        busyLabel={t.sending}
        busy={busy}
        onConfirm={() => answer(false)}
      />
    </Stack>
  );
}

function AnswerForm({
  view: { guardianName, clientName },
  codeSentTo,
  problem,
  busy,
  onAgree,
  onDecline,
}: {
  view: GuardianView;
  /** address that a code was sent to; null until then */
  codeSentTo: string | null;
  /** problem of the typed code */
  problem: string | undefined;
  busy: boolean;
  /** an empty code sends one by email, where the link asks for a code */
  onAgree: (code: string) => void;
  /** undefined after a no, and after the consent was taken back */
  onDecline: (() => void) | undefined;
}) {
  const { t } = useTexts(guardianTexts);
  const [isGuardian, setIsGuardian] = useState(false);
  const [agrees, setAgrees] = useState(false);
  const [code, setCode] = useState('');
  const mayAnswer = isGuardian && agrees && (codeSentTo === null || code.length === 6);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (mayAnswer) onAgree(code);
      }}
    >
      <Stack>
        <p>{t.whatIsAsked}</p>
        <ConsentTabs label={t.texts} forms={['adolescent', 'privacy']} />
        <Checkbox
          label={t.iAmGuardian(guardianName, clientName)}
          checked={isGuardian}
          onChange={(event) => setIsGuardian(event.target.checked)}
        />
        <Checkbox
          label={t.iAgree}
          checked={agrees}
          onChange={(event) => setAgrees(event.target.checked)}
        />
        {codeSentTo !== null && (
          <>
            <p role="status">{t.codeSent(codeSentTo)}</p>
            <TextField
              label={t.code}
              hint={t.codeHint}
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              error={problem}
              onChange={(event) => setCode(event.target.value.replace(/\D/g, '').slice(0, 6))}
            />
          </>
        )}
        <Cluster>
          <Button type="submit" disabled={!mayAnswer} busy={busy} busyLabel={t.sending}>
            {t.agree}
          </Button>
          {onDecline !== undefined && (
            <Button variant="secondary" disabled={busy} onClick={onDecline}>
              {t.decline}
            </Button>
          )}
          {codeSentTo !== null && (
            <Button variant="quiet" disabled={busy} onClick={() => onAgree('')}>
              {t.codeAgain}
            </Button>
          )}
        </Cluster>
      </Stack>
    </form>
  );
}
