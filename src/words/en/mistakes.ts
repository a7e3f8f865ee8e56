/** Heads the list of mistakes in a form. */
export const oneMistake = 'One thing needs your attention';
export const mistakes = (count: number) => `${count} things need your attention`;
