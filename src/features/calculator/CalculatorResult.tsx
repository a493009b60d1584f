import { useLayoutEffect, useRef } from 'react';
import { formatNumber, formatUsd } from '../../lib/format.ts';
import { countUp, type EcoResult } from './eco-calculator.ts';

/** `at` gives a number's value at this moment of the count-up. */
interface Figure {
  label: string;
  countMs: number;
  print: (result: EcoResult, at: (target: number) => number) => string;
}

const figures: readonly Figure[] = [
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

interface Props {
  result: EcoResult;
  /** Whether the figures count up once, when this is first shown. */
  countsUp: boolean;
}

export default function CalculatorResult({ result, countsUp }: Props) {
  return (
    <dl className="grid gap-3 figures sm:grid-cols-2 sm:gap-6">
      {figures.map((figure) => (
        <div key={figure.label} className="flex flex-wrap items-baseline justify-between gap-x-4 sm:block">
          <dt className="text-text-quiet">{figure.label}</dt>
          <FigureValue figure={figure} result={result} countsUp={countsUp} />
        </div>
      ))}
    </dl>
  );
}

function FigureValue({ figure: { countMs, print }, result, countsUp }: Props & { figure: Figure }) {
  const element = useRef<HTMLElement>(null);
  // Writes the text itself: React would lose its text node to a browser that translates the page meanwhile.
  useLayoutEffect(() => {
    if (!countsUp || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const start = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const elapsed = Math.max(now - start, 0);
      if (element.current) {
        element.current.textContent = print(result, (target) => countUp(target, elapsed, countMs));
      }
      if (elapsed < countMs) frame = window.requestAnimationFrame(step);
    };
    step(start);
    return () => {
      window.cancelAnimationFrame(frame);
    };
  }, [countsUp, countMs, print, result]);
  return (
    <dd ref={element} className="font-heading text-h3 leading-tight font-bold sm:text-h2">
      {print(result, (target) => target)}
    </dd>
  );
}

/** The result as a screen reader says it. */
export function describeResult(result: EcoResult): string {
  return figures.map(({ label, print }) => `${label} ${print(result, (target) => target)}`).join(', ');
}

function formatWhole(value: number): string {
  return formatNumber(Math.round(value));
}

/** Tons with two decimals below ten, one above. */
function formatTons(tons: number): string {
  return tons < 10 ? tons.toFixed(2) : formatNumber(Math.round(tons * 10) / 10);
}
