export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'whatsapp';
export type ButtonSize = 'small' | 'medium' | 'large';

/** Classes of a button or of a link that looks like one. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'medium', extra = ''): string {
  return `button button-${variant}${size === 'medium' ? '' : ` button-${size}`}${extra && ` ${extra}`}`;
}
