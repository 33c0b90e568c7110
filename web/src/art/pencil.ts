// The few strokes from which all drawings are made, so that they look alike. Every drawing fits a viewBox
// of 0 0 100 100. The ink follows the theme (--ink); the fills belong to the drawing.

const INK = 'var(--ink, #2e2419)';

/** A filled shape with a pencil outline, drawn twice and slightly apart, so that it does not quite close. */
export function shape(d: string, fill: string, width = 3): string {
  return (
    `<path d="${d}" fill="${fill}"/>` +
    `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>` +
    `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width * 0.35}" stroke-linejoin="round" ` +
    `opacity=".55" transform="translate(50 50) rotate(1.4) scale(1.015) translate(-50.4 -49.5)"/>`
  );
}

/** An ink line. */
export function line(d: string, width = 2.5, colour = INK): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** A patch of colour without an outline: a highlight, a shadow, a spot. */
export function patch(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`;
}

/** Pencil hatching in the shaded part of a shape. */
export function hatch(x: number, y: number, lines: number, length: number, step = 3): string {
  let d = '';
  for (let n = 0; n < lines; n++) d += `M${x + n * step} ${y + n * step * 0.5}l${-length * 0.5} ${length * 0.8}`;
  return `<path d="${d}" fill="none" stroke="${INK}" stroke-width="1.3" stroke-linecap="round" opacity=".35"/>`;
}

/** Two eyes; `look` moves the pupils. */
export function eyes(x: number, y: number, apart = 11, look = 0, size = 3.6): string {
  const eye = (at: number) =>
    `<ellipse cx="${at}" cy="${y}" rx="${size}" ry="${size * 1.25}" fill="#fffdf6" stroke="${INK}" stroke-width="1.6"/>` +
    `<circle cx="${at + look}" cy="${y + 0.8}" r="${size * 0.48}" fill="#2e2419"/>`;
  return eye(x - apart / 2) + eye(x + apart / 2);
}

/** A mouth: a positive curve is a smile. */
export function mouth(x: number, y: number, width = 9, curve = 4): string {
  return line(`M${x - width / 2} ${y}q${width / 2} ${curve} ${width} 0`, 2);
}
