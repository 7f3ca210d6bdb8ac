import { confirmPrices } from '@tulia/domain/calls/practice/manage-practice';
import type { OpeningStep as Step } from '@tulia/domain/practice/left-to-do';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../../paths';
import { useTexts } from '../../../platform/language/use-texts';
import { useAction } from '../../../platform/live/use-action';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Cluster } from '../../../ui/layout';
import { LinkButton } from '../../../ui/link-button';
import { space } from '../../../ui/tokens';
import { useOpening } from './use-opening';
import { openingTexts } from './texts';

const Note = styled(Banner)`
  margin-bottom: ${space.md};
`;

/** Stands above the page of a step, and leads back to Today once the step is done. */
export function OpeningStep({ step }: { step: Step }) {
  const { t } = useTexts(openingTexts);
  const navigate = useNavigate();
  const { steps, isKnown } = useOpening(true);
  const at = steps.findIndex((each) => each.step === step);
  const isOpen = steps[at]?.isDone === false;
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  // After the first price others may follow: that page is left by a press.
  const isOver = wasOpen && isKnown && !isOpen && step !== 'services';
  useEffect(() => {
    if (isOver) void navigate(paths.staff);
  }, [isOver, navigate]);
  if (!isKnown) return null;
  const { name, about } = t.steps[step];
  return (
    <Note
      role="note"
      title={isOpen ? `${t.progress(at + 1, steps.length)}: ${name}` : name}
      action={
        <Cluster $gap="xs">
          {step === 'services' && isOpen && <ConfirmPrices />}
          <LinkButton to={paths.staff} variant="secondary">
            {t.back}
          </LinkButton>
        </Cluster>
      }
    >
      <span>{isOpen ? about : t.doneAbout}</span>
    </Note>
  );
}

function ConfirmPrices() {
  const { t } = useTexts(openingTexts);
  const navigate = useNavigate();
  const { busy, run } = useAction(confirmPrices, {
    failed: t.pricesFailed,
    done: () => ({ title: t.pricesDone }),
    onDone: () => navigate(paths.staff),
  });
  return (
    <Button busy={busy} busyLabel={t.pricesSaving} onClick={() => void run({})}>
      {t.pricesRight}
    </Button>
  );
}
