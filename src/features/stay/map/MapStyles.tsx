import styles from './map.css?url';

/** A file of its own: styles that a page names are drawn with it, and most pages never show their map. Asked for once, however often it stands here. */
export function MapStyles() {
  return <link rel="stylesheet" href={styles} precedence="map" />;
}
