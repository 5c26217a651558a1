import type { PoolShape } from '../../shape.ts';

// How people say an outline. It is the pool's unless the noun beside it is another thing's: shapes.ts tells.
export const SHAPE_ROWS: Readonly<Record<PoolShape, string>> = {
  'L-shape': `
    l|el|ell shape|shaped|configuration|layout|pool, shaped|shape|form|like|of|as an l, an|the|: l, an l pool, like|of|as a capital l
    (forma de|en forma de|en) l, forme de l, en l, elle shaped, l formig|formiges|formiger`,
  'T-shape': `
    t|tee shape|shaped|configuration|layout|pool, shaped|shape|form|like|of|as a t, a|the|: t, a t pool, like|of|as a capital t
    (forma de|en forma de) t, forme de t, t formig|formiges|formiger`,
  Round: `
    round|circular, pool (thats|that is) round, round|circular|circle shape|shaped|style|pool, perfect|perfectly|completely|big|small round|circle, a circle
    shaped|shape like a circle, shape of a circle, redonda|redondo|circulo|ronde|runder|rundes|rotonda`,
  Oval: `
    oval|ovals|ovel|elliptical|ellipse, oval|ovel|elliptical|ellipse|egg shape|shaped|style|pool, kind of an? oval
    shaped|shape like an egg, ovalada|ovalado|ovale|ovaler|ovales|eliptica`,
  'Roman ends': `
    roman, roman end|ended|shape|shaped|style|pool|type, roman style shape|shaped|pool|end, roman style pool shape
    grecian, grecian end|ended|shape|shaped|style|pool|type, grecian style shape|shaped|pool|end
    grecian|roman (rounded|curved|half round|round) end, (rounded|curved|half round|semicircle|semicircular|radius|half circle) ends
    (rounded|curved|half round|semicircle|semicircular|half circle) end at|on both|each|either, round|rounded|curved at (both|the|each|either) end
    estilo romano, piscina romana, romana, romaine, terme romane`,
};
