// Text of an island that may change or go. A browser that translates the page replaces text nodes by elements, and React
// then fails to update text with siblings; it can always replace a whole element.

export default function ChangingText({ children }: { children: string }) {
  return <span key={children}>{children}</span>;
}
