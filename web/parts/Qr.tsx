import { qrCode } from './qr.ts';

/** A link to be photographed: dark on light whatever the theme, with the margin that scanners want. */
export default function Qr({ text }: { readonly text: string }) {
  const code = qrCode(text);
  if (code === undefined) return <p className="small">This link is too long for a QR code.</p>;
  const size = code.length + 8;
  const path = code
    .flatMap((row, y) => row.flatMap((black, x) => (black ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code of this link"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
