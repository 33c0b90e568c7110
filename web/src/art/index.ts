// All pictures, by what they show. The markup is ours and constant: it may be set as HTML.

export { beanArt, beanColour, drawnAs, plainBean } from './beans';
export { bossArt } from './people';
export { buildingArt, plainBuilding } from './buildings';
export { thingArt } from './things';
