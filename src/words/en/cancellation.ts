/** Cancellation policies with their wording. */
export const cancellationPolicies = {
  flexible: 'Flexible: full refund up to 1 day before arrival (24 hours before check-in).',
  moderate: 'Moderate: full refund up to 7 days before arrival.',
  strict: 'Strict: 50 percent refund up to 1 week before arrival.',
  super_strict: 'Super strict: 50 percent refund up to 60 days before arrival.',
  non_refundable: 'Non-refundable: no refund after booking.',
} as const;

/** How long it takes until money is back. */
export const refundDays = '5–7 business days';

export const refundsTake = `Refunds take ${refundDays}.`;

/** The wording of a stored cancellation policy; a hotel's own text passes as it is. */
export function cancellationText(policy: string): string {
  return policy in cancellationPolicies ? cancellationPolicies[policy as keyof typeof cancellationPolicies] : policy;
}

/** The same with how long a refund takes, where there may be one. */
export function cancellationTerms(policy: string): string {
  const refunds = policy in cancellationPolicies && policy !== 'non_refundable';
  return `${cancellationText(policy)}${refunds ? ` ${refundsTake}` : ''}`;
}
