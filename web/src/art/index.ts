// All drawings, by what they show. The markup is constant and written by us, so it is safe to insert as HTML.

export { beanArt, beanColour, drawnAs, plainBean } from './beans';
export { bossArt } from './people';
export { buildingArt, plainBuilding } from './buildings';
export { thingArt } from './things';
