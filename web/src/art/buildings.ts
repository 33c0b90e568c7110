// The town of High Bohn: one drawing for each kind of building. The page adds the price.

import { hatch, line, patch, shape } from './pencil';

const window_ = (x: number, y: number, w = 10, h = 12): string => shape(`M${x} ${y}h${w}v${h}h${-w}z`, '#f7e3a1', 2) + line(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, 1.4);

// For kinds without a drawing, which user-made editions can have.
export const plainBuilding = shape('M14 90V46L50 16L86 46V90Z', '#d9b98a') + shape('M8 50L50 14L92 50L86 56L50 25L14 56Z', '#8a5a3c', 2.2) + shape('M42 90V62h16v28z', '#8a5a3c', 2.2) + window_(22, 60) + window_(68, 60) + line('M4 90h92', 2.4);

export const buildingArt: Record<string, string> = {
  goldmine:
    shape('M6 90L26 44L40 58L58 22L94 90Z', '#a08a72') + shape('M36 90V66C36 54 64 54 64 66V90Z', '#3a2d22') + shape('M32 90V60h6v30zM62 90V60h6v30zM30 54h40v7h-40z', '#b98a52', 2.2) +
    line('M40 90L34 97M60 90L66 97M42 94h16', 2) + patch('M45 84q5 -8 10 0zM54 86q3 -5 6 0zM40 86q3 -5 6 0z', '#f4c430') + patch('M76 66l3 5l5 1l-4 4l1 5l-5 -3l-5 3l1 -5l-4 -4l5 -1z', '#f4c430') + hatch(70, 60, 2, 7),
  tipi:
    line('M44 6L58 28M57 5L42 28M50 4V24', 2.4) + shape('M50 16L86 90H14Z', '#e9d3a8') + shape('M50 48L61 90H39Z', '#6b4226', 2.2) +
    line('M33 56l6 -6l5 6l-3 0M67 56l-6 -6l-5 6', 2.2, '#b8323a') + line('M23 74q5 -5 10 0M77 74q-5 -5 -10 0', 2.4, '#2f5ea3') + line('M38 42h24', 2, '#47762a') + hatch(70, 66, 4, 9),
  bank:
    shape('M10 36L50 10L90 36Z', '#d9cdb8') + shape('M14 36h72v8h-72z', '#efe6d2', 2.4) + shape('M18 44h9v36h-9zM37 44h9v36h-9zM55 44h9v36h-9zM73 44h9v36h-9z', '#f8f2e4', 2.2) +
    shape('M10 80h80v10h-80z', '#d9cdb8', 2.4) + shape('M41 26a9 7 0 1 0 18 0a9 7 0 1 0 -18 0', '#f4c430', 2) + line('M50 21v10', 2) + hatch(78, 56, 2, 7),
  farm:
    shape('M16 90V48L34 28L52 48V90Z', '#b8443a') + shape('M26 90V64h16v26z', '#efe0c8', 2.2) + line('M26 64l16 26M42 64l-16 26', 1.8) + shape('M28 44h12v10h-12z', '#efe0c8', 2) +
    shape('M62 90V40C62 26 84 26 84 40V90Z', '#c9c2b4') + line('M62 54h22M62 68h22', 1.8) + line('M4 90h92', 2.4) + line('M90 90V78M94 90V80', 2, '#47762a') + hatch(48, 58, 3, 9),
  saloon:
    shape('M12 90V34h76v56z', '#c08a52') + shape('M8 34V16h84v18z', '#8a5a3c') + line('M16 25q6 -6 12 0t12 0M60 25q6 -6 12 0t12 0', 2, '#f7e3a1') + shape('M45 19h10l-1 11h-8z', '#f7e3a1', 1.6) + line('M55 21q5 0 4 5l-5 1', 1.6) +
    shape('M38 90V56q6 4 12 0v34zM50 90V56q6 4 12 0v34z', '#efe0c8', 2.2) + window_(18, 48) + window_(72, 48) + line('M4 90h92M14 42h72', 2.2) + hatch(81, 68, 2, 9),
  store:
    shape('M14 90V40h72v50z', '#e2cfa6') + shape('M8 40L16 20h68l8 20z', '#b8443a') + patch('M24 20L20 40h12l3 -20zM46 20l-2 20h12l-2 -20zM66 20l2 20h12l-5 -20z', '#f8f2e4') + line('M8 40q7 8 14 0q7 8 14 0q7 8 14 0q7 8 14 0q7 8 14 0q7 8 14 0', 2.4) +
    shape('M20 56h26v18h-26z', '#f7e3a1', 2.2) + shape('M58 90V56h16v34z', '#8a5a3c', 2.2) + shape('M22 90v-11h12v11zM34 90v-8h10v8z', '#b98a52', 2) + hatch(78, 62, 2, 9),
  blacksmith:
    shape('M12 90V44L50 22L88 44V90Z', '#9a9080') + shape('M68 34V14h12v27z', '#7d5230', 2.2) + line('M74 10q-6 -4 0 -9', 2.2) + shape('M24 90V54h52v36z', '#4a3a30', 2.4) +
    shape('M34 66h24q8 0 10 -5q2 10 -8 13h-6v8h8v6h-24v-6h7v-8h-5q-7 -2 -6 -8z', '#6d737c', 2.2) + patch('M34 58l3 4M44 56l1 5M54 57l-2 4', '#ffb52e') + line('M34 57l3 4M44 54l1 5M54 56l-2 4', 2, '#ffb52e') + hatch(82, 58, 2, 9),
  jail:
    shape('M12 90V26h76v64z', '#b3a894') + shape('M8 26V14h84v12z', '#8d8270') + line('M12 44h14M74 44h14M12 62h10M78 62h10M40 84h12', 1.6) + shape('M30 40h40v30h-40z', '#2e2a26', 2.4) +
    line('M38 40v30M46 40v30M54 40v30M62 40v30', 3, '#c9c9c9') + patch('M43 54a3 4 0 1 0 6 0a3 4 0 1 0 -6 0M53 54a3 4 0 1 0 6 0a3 4 0 1 0 -6 0', '#fffdf6', 0.9) + hatch(81, 68, 2, 9),
  distillery:
    shape('M20 88C12 66 20 50 34 44V34h12V44C60 50 68 66 60 88Z', '#c9792c') + patch('M26 80C22 66 26 56 35 51C31 60 30 70 32 82Z', '#f0b878', 0.85) + line('M40 34V24Q40 14 52 16L82 34V58', 5) + line('M40 34V24Q40 14 52 16L82 34V58', 2.4, '#e0a04c') +
    shape('M74 58h16v30h-16z', '#efe0c8', 2.2) + patch('M76 72h12v14h-12z', '#c9792c', 0.8) + shape('M14 88h52v6h-52z', '#8d8270', 2) + line('M30 94q2 -5 4 0M42 94q2 -5 4 0', 2, '#ff8b3d') + hatch(58, 66, 3, 9),
};
