/** Texts of the street map's own controls. */

export const streets = 'Streets';
export const withCtrl = 'Use Ctrl + scroll to zoom the map';
export const withCommand = 'Use ⌘ + scroll to zoom the map';
export const withFingers = 'Use two fingers to move the map';
export const attribution = 'Show or hide map credits';
