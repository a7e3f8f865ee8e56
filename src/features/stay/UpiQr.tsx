import { encode } from 'uqr';

/** ISO/IEC 18004 requires a white border of four modules. */
const border = 4;
/** Whole pixels per module, or the lines have different widths. */
const module = 4;

/** The UPI link as a QR code for the camera of a UPI app. */
export function UpiQr({ link, label }: { link: string; label: string }) {
  const { data, size } = encode(link, { ecc: 'M', border });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className="upi-qr"
      width={size * module}
      height={size * module}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
