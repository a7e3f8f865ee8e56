export const cancellationPolicies = {
  flexible: 'आसान: पहुँचने से 1 दिन पहले तक पूरी रकम वापस (चेक-इन से 24 घंटे पहले तक)।',
  moderate: 'मध्यम: पहुँचने से 7 दिन पहले तक पूरी रकम वापस।',
  strict: 'सख्त: पहुँचने से 1 हफ़्ता पहले तक 50 प्रतिशत रकम वापस।',
  super_strict: 'बहुत सख्त: पहुँचने से 60 दिन पहले तक 50 प्रतिशत रकम वापस।',
  non_refundable: 'रकम वापस नहीं: बुकिंग के बाद रिफ़ंड नहीं मिलता।',
} as const;

export const refundDays = '5–7 कामकाजी दिनों';

export const refundsTake = `रिफ़ंड ${refundDays} में मिलता है।`;

export function cancellationText(policy: string): string {
  return policy in cancellationPolicies ? cancellationPolicies[policy as keyof typeof cancellationPolicies] : policy;
}

export function cancellationTerms(policy: string): string {
  const refunds = policy in cancellationPolicies && policy !== 'non_refundable';
  return `${cancellationText(policy)}${refunds ? ` ${refundsTake}` : ''}`;
}
