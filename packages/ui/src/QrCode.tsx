import { QRCodeSVG } from 'qrcode.react';

interface QrCodeProps {
  value: string;
  /** Names the picture, e.g. "Download for Android". */
  label: string;
  size?: number;
}

/** Level M with a quiet zone of 20 px, always dark on white, because scanners care and themes do not. */
export function QrCode({ value, label, size = 200 }: QrCodeProps) {
  return (
    <div className="inline-block rounded-panel bg-white p-5">
      <QRCodeSVG
        value={value}
        size={size}
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
