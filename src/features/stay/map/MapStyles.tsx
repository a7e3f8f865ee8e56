import styles from './map.css?url';

/** A file of its own, because most pages never show their map. React loads it only once. */
export function MapStyles() {
  return <link rel="stylesheet" href={styles} precedence="map" />;
}
