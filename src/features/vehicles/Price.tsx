// A price with a label on its line. Size and color come from the container.
interface Props {
  /** "$8,495", "From $8,495". */
  amount: string;
  label?: string | undefined;
}

export default function Price({ amount, label }: Props) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="font-heading leading-none font-bold figures">{amount}</span>
      {label && <span className="text-fine leading-normal text-text-quiet">{label}</span>}
    </p>
  );
}
