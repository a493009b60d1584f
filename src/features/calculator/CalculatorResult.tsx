import { useEffect, useState } from 'react';
import { formatNumber, formatUsd } from '../../lib/format.ts';
import ChangingText from '../../ui/ChangingText.tsx';
import type { EcoResult } from './eco-calculator.ts';

interface Props {
  result: EcoResult;
  /** Whether the figures count up once, when this is first shown. */
  countsUp?: boolean;
}

export default function CalculatorResult({ result, countsUp = false }: Props) {
  const share = useCountUp(countsUp);
  return (
    <dl className="grid gap-3 figures sm:grid-cols-2 sm:gap-6">
      {listFigures(result, share).map(([label, figure]) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 sm:block">
          <dt className="text-text-quiet">{label}</dt>
          <dd className="font-heading text-h3 leading-tight font-bold sm:text-h2">
            <ChangingText>{figure}</ChangingText>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A share of the figures, from 0 to 1 within the milliseconds of the specification (section 4), easing out. */
function useCountUp(countsUp: boolean): number {
  const durationMs = 2500;
  const [share, setShare] = useState(() =>
    countsUp && !window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1,
  );
  const isCounting = share < 1;
  useEffect(() => {
    if (!isCounting) return;
    const start = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const elapsed = Math.min(Math.max(now - start, 0) / durationMs, 1);
      setShare(1 - (1 - elapsed) ** 3);
      frame = window.requestAnimationFrame(step);
    };
    frame = window.requestAnimationFrame(step);
    return () => {
      window.cancelAnimationFrame(frame);
    };
  }, [isCounting]);
  return share;
}

/** The result as a screen reader says it. */
export function describeResult(result: EcoResult): string {
  return listFigures(result)
    .map((words) => words.join(' '))
    .join(', ');
}

function listFigures(result: EcoResult, share = 1): [label: string, figure: string][] {
  const tons = share * result.co2Tons;
  // Two decimals below ten tons, one above.
  const printedTons = tons < 10 ? tons.toFixed(2) : formatNumber(Math.round(tons * 10) / 10);
  const formatWhole = (value: number) => formatNumber(Math.round(share * value));
  return [
    ['Net savings', formatUsd(share * result.netSavings)],
    ['CO2 saved', `${formatWhole(result.co2Saved)} lbs (${printedTons} tons)`],
    ['Fuel saved', `${formatWhole(result.fuelSaved)} gallons`],
    ['Equal to', `${formatWhole(result.treesEquivalent)} trees`],
  ];
}
