import { encode } from 'uqr';

/** Four modules of white around it, as ISO/IEC 18004 asks for. */
const border = 4;
/** Pixels of one: whole ones, or its lines are not of one width. */
const module = 4;

/** A picture that the camera of a UPI app reads: the same as the link for phones, amount and reference filled in. */
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
