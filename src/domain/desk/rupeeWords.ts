const ones = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const teens = ['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

function numberWords(number: number): string[] {
  for (const [size, name] of [
    [10_000_000, 'crore'],
    [100_000, 'lakh'],
    [1000, 'thousand'],
    [100, 'hundred'],
  ] as const)
    if (number >= size) return [...numberWords(Math.floor(number / size)), name, ...numberWords(number % size)];
  if (number < 20) return [ones[number] ?? teens[number - 13] ?? ''].filter(Boolean);
  return [[tens[Math.floor(number / 10)], ones[number % 10]].filter(Boolean).join('-')];
}

/** Returns "Rupees one lakh two thousand and paise fifty only". */
export function rupeeWords(paise: number): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100];
  const words = [
    ...(rupees > 0 || rest === 0 ? ['rupees', ...(rupees > 0 ? numberWords(rupees) : ['zero'])] : []),
    ...(rest > 0 ? [...(rupees > 0 ? ['and'] : []), 'paise', ...numberWords(rest)] : []),
    'only',
  ].join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
