/** Above the list of what keeps a form from being sent. */
export const oneMistake = 'एक बात ठीक करनी है';
export const mistakes = (count: number) => `${count} बातें ठीक करनी हैं`;
