import { QRCodeSVG } from 'qrcode.react';
import { randomId } from './randomId.ts';

interface QrCodeProps {
  value: string;
  /** Accessible name of the picture, e.g. "Download for Android". */
  label: string;
  /** Width and height in px, quiet zone included. */
  size?: number;
}

const MARGIN_PX = 20;

/** Each element gets a random id, which only the browser can set: the server's would not be random. */
function nameElement(element: SVGSVGElement | null): void {
  if (element !== null && element.id === '') element.id = randomId();
}

/** Level M with a quiet zone of 20 px, always dark on white, because scanners need it in any theme. */
export function QrCode({ value, label, size = 200 }: QrCodeProps) {
  return (
    <div className="inline-block rounded-panel bg-white" style={{ width: size, height: size, padding: MARGIN_PX }}>
      <QRCodeSVG
        ref={nameElement}
        value={value}
        size={size - 2 * MARGIN_PX}
        level="M"
        marginSize={0}
        bgColor="#ffffff"
        fgColor="#0b1512"
        role="img"
        aria-label={label}
      />
    </div>
  );
}
