/** Above the list of what keeps a form from being sent. */
export const oneMistake = 'One thing needs your attention';
export const mistakes = (count: number) => `${count} things need your attention`;
