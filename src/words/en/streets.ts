/** What the map of streets says by itself. */

export const streets = 'Streets';
export const withCtrl = 'Use Ctrl + scroll to zoom the map';
export const withCommand = 'Use ⌘ + scroll to zoom the map';
export const withFingers = 'Use two fingers to move the map';
export const attribution = 'Toggle attribution';
