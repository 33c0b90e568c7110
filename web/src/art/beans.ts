// The beans: a drawing and a colour for every kind. Each has its own outline, so that players can tell them apart
// without colours.

import { eyes, hatch, line, mouth, patch, shape } from './pencil';

const KIDNEY = 'M27 30C36 14 62 12 76 27C89 42 88 68 73 81C62 90 48 87 46 77C44 68 53 62 51 54C49 47 38 52 30 47C23 43 23 36 27 30Z';
const EGG = 'M50 14C68 13 81 32 81 53C81 74 67 87 50 87C33 87 19 74 19 54C19 33 32 15 50 14Z';

export const beanArt: Record<string, string> = {
  // a roasted bean with its groove, steaming
  coffee:
    line('M36 14q-5 -5 0 -9q4 -4 0 -8', 2.2) + line('M52 12q-5 -5 0 -9q4 -4 0 -7', 2.2) + line('M67 14q-5 -5 0 -9q4 -4 0 -8', 2.2) +
    shape('M50 19C73 17 88 35 87 55C86 77 69 90 48 89C27 88 13 74 13 54C13 34 29 20 50 19Z', '#6b4226') +
    patch('M24 45C27 32 38 25 48 25C38 31 31 38 29 50Z', '#a4714a', 0.7) +
    line('M63 21C47 31 42 42 52 53C62 64 58 76 43 88', 4) +
    eyes(33, 55, 13, 1) + mouth(33, 66, 8, 3) + hatch(72, 62, 4, 10),

  // a yellow pod that burns like a candle
  wax:
    shape('M50 4C57 12 57 19 50 22C43 19 43 12 50 4Z', '#ffb52e', 2.2) + patch('M50 11C53 15 53 18 50 20C47 18 47 15 50 11Z', '#fff2b0') +
    line('M50 21v8', 2) +
    shape('M35 31C40 26 60 26 65 31C69 45 70 72 65 88C57 94 43 94 35 88C30 72 31 45 35 31Z', '#f4d35e') +
    patch('M39 36C36 52 36 70 39 84C42 70 43 50 43 35Z', '#fff3b8', 0.9) +
    shape('M35 31C40 26 60 26 65 31C67 38 67 44 62 43C58 42 61 52 56 51C52 50 54 40 49 40C44 40 46 47 41 46C35 45 34 37 35 31Z', '#fdeaa0', 2) +
    eyes(50, 60, 12, -1) + mouth(50, 71, 9, 4) + hatch(58, 74, 2, 9),

  // a barrel of a bean, with a tap
  rum:
    shape('M30 17C42 11 58 11 70 17C82 36 82 67 70 87C58 93 42 93 30 87C18 67 18 36 30 17Z', '#b06a34') +
    patch('M34 21C26 39 26 64 34 83C37 64 37 40 39 19Z', '#dda066', 0.85) +
    line('M41 14C37 38 37 66 41 90M60 14C64 38 64 66 60 90', 1.4, '#7a4520') +
    shape('M27 23C41 30 59 30 73 23C75 26 76 29 77 32C60 40 40 40 23 32C24 29 25 26 27 23Z', '#6f7478', 2) +
    shape('M23 71C40 79 60 79 77 71C76 75 75 78 73 81C59 88 41 88 27 81C25 78 24 75 23 71Z', '#6f7478', 2) +
    eyes(47, 48, 14, 1) + mouth(47, 60, 10, 5) +
    shape('M76 52h9v-5h6v12h-4v5h-6v-5h-5z', '#e0b44a', 2) + patch('M84 68q5 7 0 10q-5 -3 0 -10z', '#8a4a1c') + hatch(68, 60, 2, 8),

  // a night-blue bean with a moon and stars
  blue:
    shape(KIDNEY, '#3f6fb5') +
    patch('M34 33C43 21 60 20 71 31C60 27 45 29 36 40Z', '#8fb6e8', 0.8) +
    shape('M70 52C62 54 60 64 66 70C56 69 53 56 61 50C64 48 68 49 70 52Z', '#f7ecc0', 1.6) +
    patch('M60 38l1.6 3.4 3.6 .4 -2.7 2.5 .8 3.6 -3.3 -1.8 -3.2 1.8 .7 -3.6 -2.7 -2.5 3.6 -.4z', '#f7ecc0') +
    eyes(40, 37, 11, 1.2) + mouth(42, 46, 7, 2) + hatch(71, 60, 3, 9),

  // a pepper with a temper
  chili:
    line('M62 20C62 12 68 7 76 7', 4.5, '#4d7c3a') + shape('M48 24C53 15 71 15 76 25C70 30 53 30 48 24Z', '#5d9447', 2.2) +
    shape('M48 25C56 31 70 31 76 26C86 48 74 79 16 91C40 76 44 58 46 44C47 36 46 30 48 25Z', '#d8412f') +
    patch('M54 33C55 51 49 67 35 80C52 70 62 52 60 33Z', '#f59076', 0.75) +
    line('M50 40l10 4', 2.6) + line('M76 40l-9 4', 2.6) + eyes(63, 47, 12, -0.6, 3.3) + mouth(62, 58, 9, -3) +
    shape('M20 60C12 52 18 44 17 36C25 42 29 50 25 60C25 64 21 64 20 60Z', '#ffab3d', 2) + hatch(64, 62, 2, 7),

  // a broad bean that you smell before you see it
  stink:
    line('M20 26q-6 -6 0 -11q5 -5 0 -10', 2.4, '#7a8f3c') + line('M80 24q6 -6 0 -11q-5 -5 0 -9', 2.4, '#7a8f3c') + line('M50 13q-5 -4 0 -7q4 -3 1 -6', 2.4, '#7a8f3c') +
    shape('M17 47C18 29 34 19 52 20C74 21 88 37 86 56C85 70 76 74 71 83C65 91 41 92 33 84C26 76 16 66 17 47Z', '#9a6b43') +
    patch('M26 45C28 34 38 27 49 27C38 33 33 41 32 52Z', '#c79a6c', 0.8) + patch('M60 74q7 -3 10 3q-6 5 -12 1z', '#7d5230') + patch('M66 34q7 -1 8 6q-7 2 -8 -6z', '#7d5230') +
    line('M36 50l9 0', 2.6) + line('M55 50l9 0', 2.6) + line('M40 63q5 -5 10 0q5 5 10 0', 2.2) +
    line('M84 8q4 -5 6 0q-3 4 -6 0q-5 -3 -6 1q2 4 6 -1', 1.5) + hatch(74, 58, 4, 11),

  // a pod that has just been snapped open
  green:
    line('M86 17q7 -3 9 -11', 3.5, '#4d7c3a') +
    shape('M8 72C20 83 48 79 67 60C82 45 90 29 87 16C75 16 56 22 38 39C20 55 11 61 8 72Z', '#76a84a') +
    shape('M16 70C26 74 46 70 62 54C74 42 81 31 81 22C70 25 56 32 42 45C29 57 19 62 16 70Z', '#b9d98b', 2) +
    shape('M21 67C21 58 33 55 36 62C38 70 26 75 21 67Z', '#8fc15c', 2) + shape('M36 57C36 47 50 43 53 52C55 61 40 67 36 57Z', '#8fc15c', 2) +
    shape('M54 43C54 33 67 30 69 38C71 46 58 52 54 43Z', '#8fc15c', 2) +
    eyes(44.5, 53, 8, 0.6, 2.7) + mouth(45, 59.5, 6, 3) + hatch(60, 62, 2, 5),

  // a round pale bean with a drop of sauce
  soy:
    shape('M50 20C71 19 86 35 86 55C86 75 71 88 50 88C29 88 14 75 14 55C14 35 29 21 50 20Z', '#ead9a6') +
    patch('M24 50C26 37 36 29 47 28C36 35 31 43 30 55Z', '#fff7dc', 0.95) +
    line('M79 40q8 10 3 24', 3, '#a58a4a') +
    shape('M50 2C56 10 58 14 56 18C54 22 46 22 44 18C42 14 44 10 50 2Z', '#5b3521', 2) +
    eyes(47, 51, 15, 0.8) + mouth(47, 64, 12, 6) + patch('M29 62q5 -3 8 1q-4 4 -8 -1zM60 63q5 -3 8 1q-4 4 -8 -1z', '#e39a80', 0.7) + hatch(74, 66, 4, 10),

  // a cream bean with one great eye
  'black-eyed':
    shape('M22 37C28 18 56 10 74 22C90 33 89 60 78 74C68 87 46 90 34 82C24 75 34 66 28 57C24 51 19 46 22 37Z', '#f3ead7') +
    patch('M32 36C39 25 54 21 66 26C54 28 43 33 37 43Z', '#ffffff', 0.9) +
    shape('M38 50C44 38 66 37 73 50C67 63 45 64 38 50Z', '#2b2622', 2.4) + '<circle cx="56" cy="50" r="8" fill="#f3ead7"/><circle cx="57" cy="50.5" r="4" fill="#2b2622"/>' +
    line('M43 40l-5 -7M51 36l-2 -8M61 36l3 -8M69 40l6 -6', 2.2) + mouth(55, 72, 11, 4) + hatch(73, 62, 3, 8),

  // a red bean, all heart
  red:
    shape('M50 87C31 75 13 60 13 40C13 25 25 16 36 18C44 20 48 25 51 31C55 23 63 17 72 19C84 22 90 34 86 47C81 64 66 77 50 87Z', '#b8323a') +
    patch('M22 41C22 31 28 25 36 25C31 31 29 38 30 48Z', '#e98083', 0.85) +
    eyes(50, 47, 16, -0.8) + mouth(50, 60, 12, 6) + hatch(70, 52, 4, 9),

  // a sprouting bean behind its fence
  garden:
    line('M50 40C48 27 50 20 52 12', 3.2, '#4d7c3a') + shape('M52 19C58 6 74 4 84 10C79 21 64 25 52 19Z', '#8fbf5a', 2.2) + shape('M49 26C44 12 29 9 18 15C23 27 37 31 49 26Z', '#a6cf74', 2.2) +
    shape('M50 36C67 35 77 48 77 62C77 78 65 87 50 87C35 87 23 78 23 63C23 48 34 37 50 36Z', '#cfe3a0') +
    patch('M32 58C33 49 40 44 47 44C40 49 37 55 37 63Z', '#f1f9d8', 0.95) + eyes(50, 56, 13, 0.5) + mouth(50, 65, 9, 4) +
    shape('M16 94V76l5 -6l5 6v18zM33 94V78l5 -6l5 6v16zM57 94V78l5 -6l5 6v16zM74 94V76l5 -6l5 6v18z', '#fffaf0', 2) + line('M12 83h76', 2.4),

  // a ribbed pod and a piece of the chocolate made from it
  cocoa:
    line('M29 17C25 12 24 8 25 4', 4, '#6b4a2b') +
    shape('M28 16C48 12 70 30 80 52C86 66 86 79 80 84C68 85 45 77 32 57C22 42 19 25 28 16Z', '#9c3f2c') +
    line('M30 20C39 42 56 66 78 82', 2.4) + line('M38 18C53 34 70 58 81 78', 2) + line('M25 29C31 48 46 66 66 80', 2) +
    patch('M34 23C43 25 54 33 61 42C51 36 41 31 33 31Z', '#d98468', 0.7) + eyes(49, 43, 12, 0.5) + mouth(50, 54, 8, 3) +
    shape('M10 71h22v21h-22z', '#5a3422', 2.2) + line('M21 71v21M10 81.500h22', 1.8, '#8a5a3c'),

  // a dark, speckled, kidney-shaped bean
  kidney:
    shape('M18 56C16 33 36 15 59 18C78 21 88 35 85 47C82 58 70 57 65 62C59 68 63 78 55 84C44 91 20 80 18 56Z', '#7a2638') +
    patch('M26 53C26 38 39 26 55 26C43 31 34 41 33 57Z', '#b9596b', 0.8) +
    patch('M44 73q3 -2 4 1q-3 3 -4 -1zM34 68q3 -2 4 1q-3 3 -4 -1zM72 41q3 -2 4 1q-3 3 -4 -1zM63 30q3 -2 4 1q-3 3 -4 -1zM50 78q2 -1 3 1q-2 2 -3 -1z', '#e8c3b4') +
    eyes(49, 45, 13, -1) + mouth(48, 57, 9, 3) + hatch(70, 46, 3, 7),

  // a bean that holds its breath
  puff:
    shape('M50 17C62 12 74 20 76 29C88 32 91 47 84 56C89 69 80 80 68 80C62 90 44 91 37 82C24 84 13 74 16 61C7 52 11 36 23 32C26 20 39 13 50 17Z', '#9a6fb0') +
    patch('M27 42C30 31 40 25 49 26C40 31 35 37 34 48Z', '#d3b3e0', 0.85) +
    eyes(50, 45, 15, 0) + patch('M22 58a9 8 0 0 1 18 0a9 8 0 0 1 -18 0M60 58a9 8 0 0 1 18 0a9 8 0 0 1 -18 0', '#e79ab4', 0.8) +
    '<ellipse cx="50" cy="62" rx="4" ry="4.600" fill="#4a2b3c"/>' + line('M46 70q4 3 8 0', 1.8) + hatch(72, 70, 3, 6),

  // a bean that climbs its stake
  runner:
    shape('M46 4h8v92h-8z', '#c79a6c', 2.4) + line('M50 12v20M49 60v26', 1.2) +
    line('M30 92C52 88 72 80 60 70C48 62 32 62 34 52', 4, '#4d7c3a') +
    shape('M34 24C46 14 66 16 75 28C82 39 78 54 66 58C50 62 30 62 26 50C24 41 27 30 34 24Z', '#e58a3c') +
    patch('M35 42C36 32 45 25 55 25C46 29 42 35 41 46Z', '#ffd09a', 0.85) + eyes(52, 38, 13, 1.4) + mouth(54, 49, 9, 4) +
    shape('M62 68C70 62 82 65 86 73C77 79 67 77 62 68Z', '#8fbf5a', 2) + shape('M30 80C22 72 12 74 8 82C16 88 26 88 30 80Z', '#a6cf74', 2) + line('M14 30h8M10 38h10M14 46h7', 2),

  // an amber bean in a glass
  cognac:
    shape('M22 10C18 40 24 62 46 66V82H34C30 86 30 90 34 91H66C70 90 70 86 66 82H54V66C76 62 82 40 78 10C60 6 40 6 22 10Z', '#eef4f4', 2.4) +
    patch('M22 36C24 52 33 63 50 64C67 63 76 52 78 36C62 41 38 41 22 36Z', '#c9792c', 0.95) +
    shape('M50 22C61 21 68 30 68 40C68 51 60 58 50 58C40 58 32 51 32 40C32 30 39 23 50 22Z', '#e0a04c', 2.4) +
    patch('M38 38C39 31 44 27 49 27C44 31 42 35 42 42Z', '#fbe0b0', 0.95) + eyes(50, 38, 10, 0.5, 3) + mouth(50, 47, 7, 3) + line('M27 14C25 24 26 31 28 37', 1.8, '#ffffff'),
};

/** The background colour of a bean's card. */
export const beanColour: Record<string, string> = {
  coffee: '#6b4226',
  wax: '#c79a12',
  rum: '#8f5020',
  blue: '#2f5ea3',
  chili: '#b92f1f',
  stink: '#7d5230',
  green: '#47762a',
  soy: '#8c7426',
  'black-eyed': '#3a3531',
  red: '#a3222b',
  garden: '#5c7d1f',
  cocoa: '#8a3423',
  kidney: '#6d1f31',
  puff: '#754a8c',
  runner: '#b55a10',
  cognac: '#94571a',
};

/** Beans that look like another bean in an edition's rulebook: edition, bean, and the drawing to use. */
export const drawnAs: Record<string, Record<string, string>> = { 'bohnanza-plus': { wax: 'rum' } };

/** A plain bean, for beans of user-made editions. */
export const plainBean = shape(EGG, '#c9b48a') + eyes(50, 48, 14) + mouth(50, 61, 10, 4) + hatch(72, 60, 4, 10);
