// The eco-impact calculator. An island because its result depends on what the visitor enters; hydrates when seen
// (client:visible). Formulas are in eco-calculator.ts, assumptions come from the data.
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { calculateEcoImpact, countUp, parseMilesPerWeek, type EcoResult } from './eco-calculator.ts';
import { formatCount, formatNumber, formatUsd } from '../../lib/format.ts';
import type { Calculator } from './eco-impact-page.schema.ts';
import ChangingText from '../../ui/ChangingText.tsx';
import FailureNote, { type Call } from '../../ui/FailureNote.tsx';
import IslandBoundary from '../../ui/IslandBoundary.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';

interface Props {
  calculator: Calculator;
  /** Should the island fail. */
  call: Call;
}

/** Milliseconds of the states; specification, section 4. */
const calculatingMs = 1500;
const celebrationMs = 3000;

/** A figure of the result: how long it counts up, and its text, in which `at` gives each number at this moment. */
interface Row {
  label: string;
  countMs: number;
  print: (result: EcoResult, at: (target: number) => number) => string;
}

const rows: readonly Row[] = [
  { label: 'Net savings', countMs: 2000, print: (result, at) => formatUsd(at(result.netSavings)) },
  {
    label: 'CO2 saved',
    countMs: 2400,
    print: (result, at) => `${formatWhole(at(result.co2Saved))} lbs (${formatTons(at(result.co2Tons))} tons)`,
  },
  {
    label: 'Fuel saved',
    countMs: 2600,
    print: (result, at) => `${formatWhole(at(result.fuelSaved))} gallons`,
  },
  {
    label: 'Equal to',
    countMs: 3000,
    print: (result, at) => `${formatWhole(at(result.treesEquivalent))} trees`,
  },
];

const fieldClass =
  'border-line bg-surface aria-invalid:border-danger mt-1 block min-h-12 w-full rounded-small border px-3';

// On phones a line each, from 640 px on two beside each other.
const listClass = 'grid gap-3 figures sm:grid-cols-2 sm:gap-6';
const rowClass = 'flex flex-wrap items-baseline justify-between gap-x-4 sm:block';
const termClass = 'text-text-quiet';
const figureClass = 'font-heading text-h3 leading-tight font-bold sm:text-h2';

const milesErrorId = 'miles-per-week-error';

export default function EcoCalculator({ calculator, call }: Props) {
  return (
    <IslandBoundary fallback={<FailureNote text={calculator.failureNote} call={call} />}>
      <CalculatorForm calculator={calculator} />
    </IslandBoundary>
  );
}

function CalculatorForm({ calculator }: Pick<Props, 'calculator'>) {
  const [miles, setMiles] = useState(String(calculator.milesPerWeek.start));
  const [usage, setUsage] = useState(calculator.usages[0]?.value ?? '');
  const [years, setYears] = useState(calculator.timeFramesYears[0] ?? 1);
  /** Whether the last press of the button found no miles; the message goes as soon as there are some. */
  const [isRejected, setRejected] = useState(false);
  const [isCalculating, setCalculating] = useState(false);
  const [result, setResult] = useState<EcoResult>();
  /** Number of the result; a new one gets new rows, which count from zero. */
  const [run, setRun] = useState(0);
  const [isCelebrating, setCelebrating] = useState(false);
  const milesField = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isHydrated = useIsHydrated();
  /** The end of the state that runs out by itself: calculating, then celebrating. */
  const timer = useRef(0);
  const milesPerWeek = parseMilesPerWeek(miles);
  /** Before anything is calculated, in the place of the result. */
  const example = calculateEcoImpact(
    {
      milesPerWeek: calculator.milesPerWeek.start,
      years: 1,
      multiplier: calculator.usages[0]?.multiplier ?? 1,
    },
    calculator.assumptions,
  );
  const hasMilesError = isRejected && milesPerWeek === 0;

  useEffect(() => {
    // The button lost the focus while it was disabled.
    if (result && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [result]);

  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
    },
    [],
  );

  const calculate = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isCalculating) return;
    setRejected(milesPerWeek === 0);
    if (milesPerWeek === 0) {
      milesField.current?.focus();
      return;
    }
    window.clearTimeout(timer.current);
    setCalculating(true);
    setCelebrating(false);
    const showResult = () => {
      const multiplier = calculator.usages.find((choice) => choice.value === usage)?.multiplier ?? 1;
      setCalculating(false);
      setResult(calculateEcoImpact({ milesPerWeek, years, multiplier }, calculator.assumptions));
      setRun((last) => last + 1);
      setCelebrating(true);
      timer.current = window.setTimeout(() => {
        setCelebrating(false);
      }, celebrationMs);
    };
    timer.current = window.setTimeout(showResult, calculatingMs);
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
              min={calculator.milesPerWeek.min}
              max={calculator.milesPerWeek.max}
              // Limits are hints: a figure beyond them is calculated all the same (specification, section 5).
              step="any"
              value={miles}
              {...(hasMilesError && { 'aria-invalid': true, 'aria-describedby': milesErrorId })}
              onChange={(event) => {
                setMiles(event.target.value);
              }}
              // With the focus the wheel would change the number, and the page would not scroll.
              onWheel={(event) => {
                event.currentTarget.blur();
              }}
              className={fieldClass}
            />
            <p id={milesErrorId} className="-mb-3 min-h-6 text-fine font-medium text-danger">
              {hasMilesError && `Enter a number above 0, like ${calculator.milesPerWeek.start}`}
            </p>
          </div>
          <div>
            <label htmlFor="usage-type" className="font-medium">
              Usage type
            </label>
            <select
              id="usage-type"
              value={usage}
              onChange={(event) => {
                setUsage(event.target.value);
              }}
              className={fieldClass}
            >
              {calculator.usages.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </select>
          </div>
          <div>
            <label htmlFor="time-frame" className="font-medium">
              Time frame
            </label>
            <select
              id="time-frame"
              value={years}
              onChange={(event) => {
                setYears(Number(event.target.value));
              }}
              className={fieldClass}
            >
              {calculator.timeFramesYears.map((count) => (
                <option key={count} value={count}>
                  {formatCount(count, 'year')}
                </option>
              ))}
            </select>
          </div>
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
            <dl key={run} className={listClass}>
              {rows.map((row) => (
                <ResultRow key={row.label} row={row} result={result} />
              ))}
            </dl>
            <p className="mt-6 text-text-quiet">
              <ChangingText>
                {`${formatUsd(result.costSaved)} saved on gas, minus ${formatUsd(result.electricCost)} for electricity.`}
              </ChangingText>
            </p>
          </>
        ) : (
          <>
            <p className="mb-3 text-text-quiet md:mb-6">
              For example, {calculator.milesPerWeek.start} miles a week for a year:
            </p>
            <dl className={listClass}>
              {rows.map(({ label, print }) => (
                <div key={label} className={rowClass}>
                  <dt className={termClass}>{label}</dt>
                  <dd className={figureClass}>{print(example, (target) => target)}</dd>
                </div>
              ))}
            </dl>
            {!isHydrated && (
              <p className="mt-4 animate-late noscript:animate-none">{calculator.withoutScript}</p>
            )}
          </>
        )}
        <div role="status" className="mt-6">
          {result && <p className="sr-only">{describeResult(result)}</p>}
          {isCelebrating && (
            <p className="rounded-small bg-highlight px-4 py-3 motion-safe:animate-fade-up">
              <strong>{calculator.celebration.title}</strong> {calculator.celebration.text}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

/** One figure that counts up from zero; a screen reader gets the final figure at once. */
function ResultRow({ row: { label, countMs, print }, result }: { row: Row; result: EcoResult }) {
  const elapsed = useElapsed(countMs);
  return (
    <div className={rowClass}>
      <dt className={termClass}>{label}</dt>
      <dd className={figureClass}>
        <span aria-hidden="true">{print(result, (target) => countUp(target, elapsed, countMs))}</span>
        <span className="sr-only">{print(result, (target) => target)}</span>
      </dd>
    </div>
  );
}

/** Milliseconds since the row appeared, up to `duration`; all of it at once where motion is unwanted. */
function useElapsed(duration: number): number {
  // There is no row before there is a result, so this is never asked on the server.
  const [isStill] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [elapsed, setElapsed] = useState(isStill ? duration : 0);
  useEffect(() => {
    if (isStill) return;
    const from = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const passed = Math.min(Math.max(now - from, 0), duration);
      setElapsed(passed);
      if (passed < duration) frame = window.requestAnimationFrame(step);
    };
    frame = window.requestAnimationFrame(step);
    return () => {
      window.cancelAnimationFrame(frame);
    };
  }, [isStill, duration]);
  return elapsed;
}

/** The result in one sentence, for a screen reader. */
function describeResult(result: EcoResult): string {
  const [co2, fuel, trees] = [result.co2Saved, result.fuelSaved, result.treesEquivalent].map(formatWhole);
  return `Net savings ${formatUsd(result.netSavings)}, ${co2} lbs of CO2, ${fuel} gallons of fuel, ${trees} trees.`;
}

function formatWhole(value: number): string {
  return formatNumber(Math.round(value));
}

/** Tons with two decimals below ten, one above. */
function formatTons(tons: number): string {
  return tons < 10 ? tons.toFixed(2) : formatNumber(Math.round(tons * 10) / 10);
}
