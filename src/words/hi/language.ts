import type { Language } from '../languages.ts';

export const language: Language = 'hi';
export const tag = 'hi-IN';
export const dateTag = 'hi-IN';
export const fontsOfEveryPage: readonly number[] = [0, 2];
export const inRows: boolean = false;
export const at: string = '/hi';
export const other = { language: 'en' as Language, name: 'English' };
export const otherAt: string = '';
