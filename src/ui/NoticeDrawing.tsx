// A drawing for places that have nothing to show; decorative. Part of the inventory island, and rendered on pages without
// hydration.
import { noticeClasses, noticeSize, type NoticeStroke } from './notice-drawings.ts';

interface Props {
  strokes: readonly NoticeStroke[];
  className: string;
}

export default function NoticeDrawing({ strokes, className }: Props) {
  return (
    <svg
      viewBox={`0 0 ${noticeSize.width} ${noticeSize.height}`}
      fill="none"
      strokeWidth={noticeSize.line}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`h-auto ${className}`}
    >
      {strokes.map(({ tone, d, dashes }) => (
        <path key={d} d={d} className={noticeClasses[tone]} strokeDasharray={dashes} />
      ))}
    </svg>
  );
}
