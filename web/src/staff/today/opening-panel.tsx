import type { LeftToDo, OpeningStep } from '@tulia/domain/practice/left-to-do';
import type { OpeningHours } from '@tulia/domain/slot/opening-hours';
import { Check, ChevronRight, ListTodo } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTexts } from '../../platform/language/use-texts';
import { openingHoursText } from '../../shared/texts/opening-hours-text';
import { Soft } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';
import { color, radius, space, text } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { openingPath } from '../parts/opening/opening-path';
import * as Style from '../parts/panel-style';
import { openingTexts } from '../parts/opening/texts';
import { lineOf } from './line-of';

const Mark = styled.span<{ $state: 'done' | 'next' | 'later' }>`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.pill};
  font-size: ${text.sm};
  font-weight: 700;
  ${({ $state }) =>
    ({
      done: {
        background: color.successSoft,
        color: color.onSuccessSoft,
        borderColor: 'transparent',
      },
      next: { background: color.primary, color: color.onPrimary, borderColor: 'transparent' },
      later: {},
    })[$state]}
`;

/** The first open step stands out; its button is under its text. */
const Next = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.xs} ${space.sm};
  padding: ${space.sm} ${space.md} ${space.md};
  background: ${color.primarySoft};
  color: ${color.onPrimarySoft};
  > :last-child {
    grid-column: 2;
    justify-self: start;
  }
`;

/** The steps of a practice that opens, or a line for what is open again; nothing once all are done. */
export function OpeningPanel({
  steps,
  isNew,
  hours,
}: {
  steps: LeftToDo['steps'];
  isNew: boolean;
  hours: OpeningHours | null;
}) {
  const { t, lang } = useTexts(openingTexts);
  const next = steps.findIndex(({ isDone }) => !isDone);
  if (next < 0) return null;
  if (!isNew)
    return (
      <Style.Panel aria-label={t.left}>
        {steps.map(({ step }) => {
          const { name, goes } = t.steps[step];
          return <div key={step}>{lineOf(ListTodo, openingPath(step), name, '', goes)}</div>;
        })}
      </Style.Panel>
    );
  return (
    <Style.Panel aria-labelledby="today-opening">
      <Style.PanelHead>
        <h2 id="today-opening">{t.heading}</h2>
        <Soft>{t.progress(next + 1, steps.length)}</Soft>
      </Style.PanelHead>
      <Style.Lines as="ol">
        {steps.map(({ step, isDone }, index) => (
          <li key={step} aria-current={index === next ? 'step' : undefined}>
            <Step
              step={step}
              number={index + 1}
              isDone={isDone}
              isNext={index === next}
              found={step === 'hours' && hours !== null ? openingHoursText(hours, lang) : ''}
            />
          </li>
        ))}
      </Style.Lines>
    </Style.Panel>
  );
}

function Step({
  step,
  number,
  isDone,
  isNext,
  found,
}: {
  step: OpeningStep;
  number: number;
  isDone: boolean;
  isNext: boolean;
  /** what is stored, for a step that may be done without the owner; empty for none */
  found: string;
}) {
  const { t } = useTexts(openingTexts);
  const { name, about, goes } = t.steps[step];
  const to = openingPath(step);
  if (isNext)
    return (
      <Next>
        <Mark aria-hidden $state="next">
          {number}
        </Mark>
        <div>
          <strong>{name}</strong>
          <p>{about}</p>
        </div>
        <LinkButton to={to}>{goes}</LinkButton>
      </Next>
    );
  return (
    <Style.NeedLink>
      <Link to={to}>
        <Mark aria-hidden $state={isDone ? 'done' : 'later'}>
          {isDone ? <Check size={16} /> : <span>{number}</span>}
        </Mark>
        <span>
          <span>{name}</span>
          {isDone && <VisuallyHidden>{`, ${t.done}`}</VisuallyHidden>}
          {found !== '' && <small>{found}</small>}
        </span>
        <ChevronRight aria-hidden size={16} />
      </Link>
    </Style.NeedLink>
  );
}
