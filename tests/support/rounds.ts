/** Returns how often a race is run: all of these in `npm run test:all`, an eighth in `npm test`. */
export const rounds = (all: number): number => (process.env.TEST_ALL ? all : Math.ceil(all / 8));
