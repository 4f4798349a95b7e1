const margin = 16;
const lineHeight = 22;
const sampleWidth = 22;

interface Legend {
  name: string;
  colour: string;
  isReference?: boolean | undefined;
}

/** A drawn chart with its caption and its legend above it, as PNG. */
export function pictureOf(chart: HTMLCanvasElement, caption: string, legend: readonly Legend[]): Promise<Blob | null> {
  const scale = chart.width / Math.max(1, chart.clientWidth);
  const above = margin + 2 * lineHeight;
  const picture = document.createElement('canvas');
  picture.width = chart.width;
  picture.height = chart.height + above * scale;
  const pen = picture.getContext('2d');
  if (!pen) return Promise.resolve(null);
  const family = getComputedStyle(chart).fontFamily;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, picture.width, picture.height);
  pen.drawImage(chart, 0, above * scale);
  pen.scale(scale, scale);
  pen.fillStyle = '#222';
  pen.font = `bold 13px ${family}`;
  pen.fillText(caption, margin, margin + 8);
  pen.font = `13px ${family}`;
  let x = margin;
  const y = margin + lineHeight + 8;
  for (const { name, colour, isReference } of legend) {
    pen.strokeStyle = colour;
    pen.lineWidth = 2;
    pen.setLineDash(isReference ? [6, 4] : []);
    pen.beginPath();
    pen.moveTo(x, y - 4);
    pen.lineTo(x + sampleWidth, y - 4);
    pen.stroke();
    pen.fillText(name, x + sampleWidth + 6, y);
    x += sampleWidth + 6 + pen.measureText(name).width + margin;
  }
  return new Promise((done) => picture.toBlob(done, 'image/png'));
}
