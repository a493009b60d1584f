// A text of an island that may come, go or change. A browser that translates the page puts elements of its own in the place of
// each text, so that React can neither change nor remove a text beside others; an element is always removed.

export default function ChangingText({ children }: { children: string }) {
  return <span key={children}>{children}</span>;
}
