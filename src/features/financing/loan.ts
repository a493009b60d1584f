// What a loan with equal monthly payments costs, as a lender works it out.

/** The payments of a loan in US dollars and cents. */
export interface Loan {
  paymentUsd: number;
  /** Settles what rounding left over, so it differs by some cents. */
  lastPaymentUsd: number;
  /** All payments together. */
  totalUsd: number;
}

/**
 * The payments of a loan of whole dollars, at least one; `aprPercent` is 7.99 for 7.99%. Each is amount x r / (1 - (1 + r)^-n),
 * the formula of an annuity with n months and a rate r of a twelfth of the APR, rounded to the cent; without interest it is
 * amount / n. The interest of each month is rounded to the cent too, as lenders book it, and the last payment is what is
 * owed then.
 */
export function computeLoan(amountUsd: number, months: number, aprPercent: number): Loan {
  const rate = aprPercent / 100 / 12;
  const amount = amountUsd * 100;
  const payment = Math.round(rate === 0 ? amount / months : (amount * rate) / (1 - (1 + rate) ** -months));
  let owed = amount;
  for (let month = 1; month < months; month += 1) owed += Math.round(owed * rate) - payment;
  const last = owed + Math.round(owed * rate);
  return {
    paymentUsd: payment / 100,
    lastPaymentUsd: last / 100,
    totalUsd: (payment * (months - 1) + last) / 100,
  };
}
