// The sentence over what is left of an island that has failed, with the telephone.

export interface Call {
  href: string;
  number: string;
}

export default function FailureNote({ text, call }: { text: string; call: Call }) {
  return (
    <p role="alert">
      {`${text} `}
      <a href={call.href} className="inline-flex min-h-11 items-center text-link">
        {`Call ${call.number}`}
      </a>
    </p>
  );
}
