/** The oldest supported browsers: Firefox and Chrome of the two years before November 2026. `tests/site/browsers.test.ts` checks features. */
export const browsers = { safari: '17.0', ios: '17.0', firefox: '132', chrome: '131' } as const;

export const buildTargets = Object.entries(browsers).map(([name, version]) => `${name}${version}`);
