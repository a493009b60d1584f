// The eco-impact calculator: an island, since the result depends on what the visitor enters.
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { formatCount, formatUsd } from '../../lib/format.ts';
import ChangingText from '../../ui/ChangingText.tsx';
import FailureNote, { type Call } from '../../ui/FailureNote.tsx';
import IslandBoundary from '../../ui/IslandBoundary.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import CalculatorResult, { describeResult } from './CalculatorResult.tsx';
import { calculateEcoImpact, type EcoResult } from './eco-calculator.ts';
import type { Calculator } from './eco-impact-page.schema.ts';

interface Props {
  calculator: Calculator;
  /** Shown if the island fails. */
  call: Call;
}

/** Milliseconds of the states; specification, section 4. */
const phaseMs = { calculating: 1500, celebrating: 3000 };

const fieldClass = 'border-line bg-surface mt-1 block min-h-12 w-full rounded-small border px-3';

export default function EcoCalculator({ calculator, call }: Props) {
  return (
    <IslandBoundary fallback={<FailureNote text={calculator.failureNote} call={call} />}>
      <CalculatorForm calculator={calculator} />
    </IslandBoundary>
  );
}

function CalculatorForm({ calculator }: Pick<Props, 'calculator'>) {
  const { assumptions, celebration, timeFramesYears, usages, withoutScript } = calculator;
  const { start, min, max } = calculator.milesPerWeek;
  const [phase, setPhase] = useState<keyof typeof phaseMs>();
  /** The result, shown once it is no longer calculating, under the number of its calculation. */
  const [next, setNext] = useState<EcoResult & { number: number }>();
  const [result, setResult] = useState<typeof next>();
  const button = useRef<HTMLButtonElement>(null);
  const isHydrated = useIsHydrated();
  const example = { milesPerWeek: start, years: 1, multiplier: usages[0]?.multiplier ?? 1 };
  const isCalculating = phase === 'calculating';

  useEffect(() => {
    if (!phase) return;
    const timer = window.setTimeout(() => {
      setPhase(phase === 'calculating' ? 'celebrating' : undefined);
      setResult(next);
    }, phaseMs[phase]);
    return () => {
      window.clearTimeout(timer);
    };
  }, [phase, next]);

  useEffect(() => {
    // Disabling the button took its focus.
    if (result && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [result]);

  const calculate = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isCalculating) return;
    const form = new FormData(event.currentTarget);
    const input = {
      milesPerWeek: Number(form.get('miles')),
      years: Number(form.get('years')),
      multiplier: Number(form.get('usage')),
    };
    setNext({ ...calculateEcoImpact(input, assumptions), number: (next?.number ?? 0) + 1 });
    setPhase('calculating');
  };

  return (
    <div className="grid gap-5 page-action md:gap-8 lg:grid-cols-2 lg:gap-14">
      <form noValidate onSubmit={calculate} className="noscript:hidden" aria-label="Eco-impact calculator">
        <fieldset
          disabled={!isHydrated}
          className="grid gap-5 max-lg:min-[22rem]:grid-cols-2 max-lg:min-[22rem]:gap-x-3 max-lg:min-[22rem]:[&>:not(:has(select))]:col-span-2"
        >
          <legend className="sr-only">Your driving</legend>
          <label>
            <span className="font-medium">Miles per week</span>
            <input
              name="miles"
              type="number"
              inputMode="numeric"
              min={min}
              max={max}
              // Limits are hints: a figure beyond them is calculated all the same (specification, section 5).
              step="any"
              defaultValue={start}
              // While the field has the focus, the wheel would change the number instead of scrolling.
              onWheel={(event) => {
                event.currentTarget.blur();
              }}
              className={fieldClass}
            />
          </label>
          <Choice
            name="usage"
            label="Usage type"
            options={usages.map(({ multiplier, label }) => [multiplier, label])}
          />
          <Choice
            name="years"
            label="Time frame"
            options={timeFramesYears.map((years) => [years, formatCount(years, 'year')])}
          />
          <button
            ref={button}
            type="submit"
            disabled={isCalculating}
            className={`min-h-12 rounded-small px-5 font-semibold text-on-action ${isCalculating ? 'bg-text-quiet' : 'bg-action hover:bg-action-strong'}`}
          >
            {isCalculating ? 'Calculating...' : 'Calculate Impact'}
          </button>
        </fieldset>
      </form>
      <div className="min-h-68 rounded-large bg-band p-4 md:p-8">
        {result ? (
          <>
            <CalculatorResult key={result.number} result={result} countsUp />
            <p className="mt-6 text-text-quiet">
              <ChangingText>
                {`${formatUsd(result.costSaved)} saved on gas, minus ${formatUsd(result.electricCost)} for electricity.`}
              </ChangingText>
            </p>
          </>
        ) : (
          <>
            <p className="mb-3 text-text-quiet md:mb-6">For example, {start} miles a week for a year:</p>
            <CalculatorResult result={calculateEcoImpact(example, assumptions)} />
            {!isHydrated && <p className="mt-4 animate-late noscript:animate-none">{withoutScript}</p>}
          </>
        )}
        <div role="status" className="mt-6">
          {result && <p className="sr-only">{describeResult(result)}</p>}
          {phase === 'celebrating' && (
            <p className="rounded-small bg-highlight px-4 py-3 motion-safe:animate-fade-up">
              <strong>{celebration.title}</strong> {celebration.text}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

function Choice({ name, label, options }: { name: string; label: string; options: [number, string][] }) {
  return (
    <label>
      <span className="font-medium">{label}</span>
      <select name={name} className={fieldClass}>
        {options.map(([value, text]) => (
          <option key={text} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
