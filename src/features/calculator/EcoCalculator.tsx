// The eco-impact calculator: an island, since the result depends on what the visitor enters.
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { formatCount, formatUsd } from '../../lib/format.ts';
import ChangingText from '../../ui/ChangingText.tsx';
import FailureNote, { type Call } from '../../ui/FailureNote.tsx';
import IslandBoundary from '../../ui/IslandBoundary.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import CalculatorResult, { describeResult } from './CalculatorResult.tsx';
import { calculateEcoImpact, type EcoInput, type EcoResult } from './eco-calculator.ts';
import type { Calculator } from './eco-impact-page.schema.ts';

interface Props {
  calculator: Calculator;
  /** Shown if the island fails. */
  call: Call;
}

/** Milliseconds of the states; specification, section 4. */
const calculatingMs = 1500;
const celebrationMs = 3000;

const fieldClass =
  'border-line bg-surface aria-invalid:border-danger mt-1 block min-h-12 w-full rounded-small border px-3';
const milesErrorId = 'miles-per-week-error';

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
  const [miles, setMiles] = useState(String(start));
  const [usage, setUsage] = useState(usages[0]?.value ?? '');
  const [years, setYears] = useState(timeFramesYears[0] ?? 1);
  const [isRejected, setRejected] = useState(false);
  /** What is being calculated. */
  const [pending, setPending] = useState<EcoInput>();
  const [result, setResult] = useState<EcoResult>();
  const [resultCount, setResultCount] = useState(0);
  const [isCelebrating, setCelebrating] = useState(false);
  const milesField = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isHydrated = useIsHydrated();
  const hasMiles = Number(miles) > 0;
  const hasMilesError = isRejected && !hasMiles;

  useEffect(() => {
    if (!pending) return;
    const timer = window.setTimeout(() => {
      setPending(undefined);
      setResult(calculateEcoImpact(pending, assumptions));
      setResultCount((count) => count + 1);
      setCelebrating(true);
    }, calculatingMs);
    return () => {
      window.clearTimeout(timer);
    };
  }, [pending, assumptions]);

  useEffect(() => {
    if (!isCelebrating) return;
    const timer = window.setTimeout(() => {
      setCelebrating(false);
    }, celebrationMs);
    return () => {
      window.clearTimeout(timer);
    };
  }, [isCelebrating]);

  useEffect(() => {
    // Disabling the button took its focus.
    if (result && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [result]);

  const calculate = (event: SyntheticEvent) => {
    event.preventDefault();
    if (pending) return;
    setRejected(!hasMiles);
    if (!hasMiles) {
      milesField.current?.focus();
      return;
    }
    const multiplier = usages.find((choice) => choice.value === usage)?.multiplier ?? 1;
    setPending({ milesPerWeek: Number(miles), years, multiplier });
    setCelebrating(false);
  };

  return (
    <div className="grid gap-5 page-action md:gap-8 lg:grid-cols-2 lg:gap-14">
      <form noValidate onSubmit={calculate} className="noscript:hidden" aria-label="Eco-impact calculator">
        <fieldset
          disabled={!isHydrated}
          className="grid gap-5 max-lg:min-[22rem]:grid-cols-2 max-lg:min-[22rem]:gap-x-3 max-lg:min-[22rem]:[&>:not(:has(select))]:col-span-2"
        >
          <legend className="sr-only">Your driving</legend>
          <div>
            <label htmlFor="miles-per-week" className="font-medium">
              Miles per week
            </label>
            <input
              ref={milesField}
              id="miles-per-week"
              type="number"
              inputMode="numeric"
              min={min}
              max={max}
              // Limits are hints: a figure beyond them is calculated all the same (specification, section 5).
              step="any"
              value={miles}
              {...(hasMilesError && { 'aria-invalid': true, 'aria-describedby': milesErrorId })}
              onChange={(event) => {
                setMiles(event.target.value);
              }}
              // While the field has the focus, the wheel would change the number instead of scrolling.
              onWheel={(event) => {
                event.currentTarget.blur();
              }}
              className={fieldClass}
            />
            <p id={milesErrorId} className="-mb-3 min-h-6 text-fine font-medium text-danger">
              {hasMilesError && `Enter a number above 0, like ${start}`}
            </p>
          </div>
          <Choice id="usage-type" label="Usage type" value={usage} onChange={setUsage}>
            {usages.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Choice>
          <Choice
            id="time-frame"
            label="Time frame"
            value={years}
            onChange={(value) => {
              setYears(Number(value));
            }}
          >
            {timeFramesYears.map((count) => (
              <option key={count} value={count}>
                {formatCount(count, 'year')}
              </option>
            ))}
          </Choice>
          <button
            ref={button}
            type="submit"
            disabled={pending !== undefined}
            className={`min-h-12 rounded-small px-5 font-semibold text-on-action ${pending ? 'bg-text-quiet' : 'bg-action hover:bg-action-strong'}`}
          >
            {pending ? 'Calculating...' : 'Calculate Impact'}
          </button>
        </fieldset>
      </form>
      <div className="min-h-68 rounded-large bg-band p-4 md:p-8">
        {result ? (
          <>
            <CalculatorResult key={resultCount} result={result} countsUp />
            <p className="mt-6 text-text-quiet">
              <ChangingText>
                {`${formatUsd(result.costSaved)} saved on gas, minus ${formatUsd(result.electricCost)} for electricity.`}
              </ChangingText>
            </p>
          </>
        ) : (
          <>
            <p className="mb-3 text-text-quiet md:mb-6">For example, {start} miles a week for a year:</p>
            <CalculatorResult
              result={calculateEcoImpact(
                { milesPerWeek: start, years: 1, multiplier: usages[0]?.multiplier ?? 1 },
                assumptions,
              )}
              countsUp={false}
            />
            {!isHydrated && <p className="mt-4 animate-late noscript:animate-none">{withoutScript}</p>}
          </>
        )}
        <div role="status" className="mt-6">
          {result && <p className="sr-only">{describeResult(result)}</p>}
          {isCelebrating && (
            <p className="rounded-small bg-highlight px-4 py-3 motion-safe:animate-fade-up">
              <strong>{celebration.title}</strong> {celebration.text}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

interface ChoiceProps {
  id: string;
  label: string;
  value: string | number;
  onChange: (value: string) => void;
  /** The options. */
  children: ReactNode;
}

function Choice({ id, label, value, onChange, children }: ChoiceProps) {
  return (
    <div>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        className={fieldClass}
      >
        {children}
      </select>
    </div>
  );
}
