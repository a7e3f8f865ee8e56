/** The part of the package that we use. The package has no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    /** Fixes an axis of a variable font at a value. */
    variationAxes?: Record<string, number>;
  }
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Buffer>;
}
