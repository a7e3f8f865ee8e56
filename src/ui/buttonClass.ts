export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'whatsapp';
export type ButtonSize = 'small' | 'medium' | 'large';

export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'medium', extra = ''): string {
  return `button button-${variant}${size === 'medium' ? '' : ` button-${size}`}${extra && ` ${extra}`}`;
}
