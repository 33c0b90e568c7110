// The bosses of Al Cabohne: three beans in hats.

import { eyes, hatch, line, mouth, patch, shape } from './pencil';

function hat(fill: string, band: string): string {
  return (
    shape('M12 38C30 31 70 31 88 38C86 45 70 46 50 46C30 46 14 45 12 38Z', fill) +
    shape('M28 35C28 14 36 8 45 12C49 14 52 14 56 12C66 8 73 14 72 35C60 32 40 32 28 35Z', fill) +
    patch('M28 35C40 31 60 31 72 35L72 29C60 26 40 26 28 29Z', band)
  );
}

export const bossArt: Record<string, string> = {
  // the biggest, with a cigar that never burns down
  al:
    shape('M20 44C30 40 70 40 80 44C86 66 76 92 50 92C24 92 14 66 20 44Z', '#8a5a3c') + hat('#3b3f4a', '#b8323a') +
    line('M34 51l12 3', 3) + line('M66 51l-12 3', 3) + eyes(50, 58, 18, 0, 3.8) + line('M38 73q12 5 24 -1', 2.6) +
    shape('M60 70l19 5l-1 6l-20 -5z', '#7a4a22', 2) + patch('M77 74l4 1l-1 6l-4 -1z', '#ff8b3d') + line('M83 72q6 -5 1 -11q-4 -5 2 -10', 2) + hatch(74, 66, 3, 10),
  // the elegant one, with a moustache and a bow tie
  don:
    shape('M25 44C35 40 65 40 75 44C80 64 74 88 50 88C26 88 20 64 25 44Z', '#d9b98a') + hat('#efe6d2', '#2e2419') +
    eyes(50, 56, 15, 1) + shape('M50 66C44 62 34 63 31 70C38 72 45 72 50 69C55 72 62 72 69 70C66 63 56 62 50 66Z', '#4a3222', 1.8) + mouth(50, 76, 8, 3) +
    shape('M50 89L36 82V97ZM50 89L64 82V97Z', '#b8323a', 2) + hatch(70, 62, 3, 9),
  // the small one, in dark glasses
  joe:
    shape('M30 45C38 41 62 41 70 45C76 62 70 86 50 86C30 86 24 62 30 45Z', '#7fa05a') + hat('#5b4a6b', '#f4d35e') +
    shape('M32 53h15c1 9 -3 12 -8 12s-8 -4 -7 -12zM53 53h15c1 8 -2 12 -7 12s-9 -3 -8 -12z', '#2e2419', 2) + line('M47 55q3 -2 6 0', 2.4) +
    patch('M35 55h5l-4 6zM56 55h5l-4 6z', '#ffffff', 0.35) + mouth(51, 74, 12, 3) + shape('M60 73l4 8l3 -8z', '#f4d35e', 1.4) + hatch(68, 64, 3, 8),
};
