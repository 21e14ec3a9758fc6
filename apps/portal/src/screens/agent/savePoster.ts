const SIDE = 640;
const FOOT = 72;

/** Saves a drawn code as a PNG with its caption beneath, dark on white, as scanners like it. */
export async function savePoster(picture: SVGSVGElement, caption: string): Promise<void> {
  const copy = picture.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE + FOOT;
  const draw = canvas.getContext('2d');
  if (draw === null) return;
  draw.fillStyle = '#ffffff';
  draw.fillRect(0, 0, canvas.width, canvas.height);
  draw.drawImage(image, 40, 40, SIDE - 80, SIDE - 80);
  draw.fillStyle = '#0b1512';
  draw.font = '600 32px system-ui, sans-serif';
  draw.textAlign = 'center';
  draw.fillText(caption, SIDE / 2, SIDE + FOOT / 2);
  const link = document.createElement('a');
  link.download = `${caption.replace(/\W+/g, '-')}.png`;
  link.href = canvas.toDataURL('image/png');
  link.click();
}
