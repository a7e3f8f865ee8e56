/**
 * The oldest browsers that are served: Safari from 17.0, Firefox and Chrome (and what is made of it, such as Edge) of the two
 * years before November 2026. Scripts and styles are built for these, and `tests/site/browsers.test.ts` refuses what one of
 * them lacks.
 */
export const browsers = { safari: '17.0', ios: '17.0', firefox: '132', chrome: '131' } as const;

/** As the build's `target` takes them. */
export const buildTargets = Object.entries(browsers).map(([name, version]) => `${name}${version}`);
