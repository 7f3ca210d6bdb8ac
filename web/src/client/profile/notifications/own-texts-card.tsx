import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import type { OwnTexts } from '@tulia/domain/calls/people/text-number';
import { kenyanMobile, shownMobile } from '@tulia/domain/money/provider/kenyan-phone';
import { textsConsent } from '@tulia/domain/wording/consent/texts-consent';
import { formatShortDay } from '@tulia/domain/wording/moments';
import { useState, type SyntheticEvent } from 'react';
import { ownTextsTexts } from '../texts/own-texts';
import { useTexts } from '../../../platform/language/use-texts';
import {
  agreeToTexts,
  sendTextCode,
  showOwnTexts,
  stopTexts,
} from '../../../platform/live/call-names';
import { useAction } from '../../../platform/live/use-action';
import { useAnswer } from '../../../platform/live/use-answer';
import { usePractice } from '../../../shared/practice/practice';
import { RetryBanner } from '../../../shared/views/retry-banner';
import { TitledCard } from '../../../shared/views/titled-card';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/fields/text-field';
import { Cluster, Stack } from '../../../ui/layout';
import { Skeleton } from '../../../ui/skeleton';

/** For a client who chose messages: where texts go, and the way to confirm a number, or to stop. */
export default function OwnTextsCard({ phone }: { phone: string }) {
  const { t } = useTexts(ownTextsTexts);
  const answer = useAnswer(showOwnTexts, {});
  const [newest, setNewest] = useState<OwnTexts | null>(null);
  const own = newest ?? answer.data;
  return (
    <TitledCard title={t.title}>
      {own !== undefined && <Card own={own} phone={phone} onChange={setNewest} />}
      {own === undefined && answer.status === 'loading' && <Skeleton label={t.loading} lines={2} />}
      {own === undefined && answer.status === 'failed' && (
        <RetryBanner title={t.notRead} onRetry={answer.again} />
      )}
    </TitledCard>
  );
}

function Card({
  own: { isOffered, number, stoppedAt },
  phone,
  onChange,
}: {
  own: OwnTexts;
  phone: string;
  onChange: (own: OwnTexts) => void;
}) {
  const { t, common, lang } = useTexts(ownTextsTexts);
  const [proving, setProving] = useState(false);
  const stop = useAction(stopTexts, {
    failed: t.stopFailed,
    done: () => ({ title: t.stoppedNow }),
    onDone: onChange,
  });
  const inProfile = kenyanMobile(phone);
  const stands = number !== null && stoppedAt === null;
  const isOther = inProfile !== null && inProfile !== number;
  const where =
    stoppedAt !== null
      ? t.stopped(formatShortDay(stoppedAt, lang))
      : number === null
        ? t.noNumber
        : isOther
          ? t.otherInProfile(shownMobile(inProfile))
          : t.goesTo(shownMobile(number));
  return (
    <>
      <p>{isOffered ? t.order : t.off}</p>
      {(isOffered || number !== null) && <p role="status">{where}</p>}
      {proving ? (
        <Prove
          phone={phone}
          onDone={(now) => {
            setProving(false);
            onChange(now);
          }}
        />
      ) : (
        <Cluster $gap="xs">
          {isOffered && (
            <Button variant="secondary" onClick={() => setProving(true)}>
              {stands ? t.proveOther : t.prove}
            </Button>
          )}
          {stands && (
            <Button
              variant="quiet"
              busy={stop.busy}
              busyLabel={common.sending}
              onClick={() => void stop.run({})}
            >
              {t.stop}
            </Button>
          )}
        </Cluster>
      )}
    </>
  );
}

/** Two steps: a code to the number, and the code with the consent. What was typed stays after a refusal. */
function Prove({ phone, onDone }: { phone: string; onDone: (own: OwnTexts) => void }) {
  const { t, common, lang } = useTexts(ownTextsTexts);
  const practice = usePractice();
  const [number, setNumber] = useState(phone);
  const [code, setCode] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [wrong, setWrong] = useState<'number' | 'code' | null>(null);
  const ask = useAction(sendTextCode, {
    failed: t.notSent,
    done: (_, asked) => ({ title: t.codeSent(asked.number) }),
    onDone: (_, asked) => setSentTo(asked.number),
  });
  const agree = useAction(agreeToTexts, {
    failed: t.failed,
    done: () => ({ title: t.agreed }),
    onDone,
  });
  const consent = textsConsent[lang](practice);
  const send = () => {
    const isWrong = kenyanMobile(number) === null;
    setWrong(isWrong ? 'number' : null);
    if (!isWrong) void ask.run({ number: number.trim(), language: lang });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (sentTo === null) {
      send();
      return;
    }
    const typed = code.replaceAll(/\D/g, '');
    const isWrong = typed.length !== 6;
    setWrong(isWrong ? 'code' : null);
    const consentVersion = CONSENT_VERSIONS.texts;
    if (!isWrong) void agree.run({ code: typed, language: lang, consentVersion });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <TextField
          label={t.number}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={number}
          error={wrong === 'number' ? t.numberInvalid : undefined}
          onChange={({ target }) => {
            setNumber(target.value);
            setSentTo(null);
          }}
        />
        <strong>{t.read}</strong>
        <p>{consent.intro}</p>
        <ul>
          {consent.sections
            .flatMap(({ points = [] }) => points)
            .map((point) => (
              <li key={point}>{point}</li>
            ))}
        </ul>
        {sentTo === null ? (
          <Cluster>
            <Button type="submit" busy={ask.busy} busyLabel={common.sending}>
              {t.send}
            </Button>
          </Cluster>
        ) : (
          <>
            <TextField
              label={t.code}
              hint={t.codeHint}
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              error={wrong === 'code' ? t.codeInvalid : undefined}
              onChange={({ target }) => setCode(target.value)}
            />
            <Cluster $gap="xs">
              <Button type="submit" busy={agree.busy} busyLabel={common.sending}>
                {t.agree}
              </Button>
              <Button variant="quiet" busy={ask.busy} busyLabel={common.sending} onClick={send}>
                {t.again}
              </Button>
            </Cluster>
          </>
        )}
      </Stack>
    </form>
  );
}
