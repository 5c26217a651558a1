import { feature } from '../feature-rules.ts';

export const infinityEdge = feature({
  name: 'Infinity Edge',
  weeks: 1,
  edgeFt: 16,
  group: { name: 'water', order: 6 },
  includedIn: 'infinity',
  intake: { list: 'waterFeatures', answer: 'Infinity/knife edge' },
  words: `
    infinity|vanishing|vanish|negative|zero|knife|disappearing|rimless|spill|overflow|invisible|wet|slot edge, vanishing
    infinity side|ledge|overflow|border|wall, perimeter overflow, edge that disappears|vanishes`,
  foreignWords: 'borde infinito, borda infinita, bordo a sfioro',
  told: [
    { tells: 'pool|kind|one|pools|ones|type|side with|has|have no edge|edges|end|lip' },
    {
      tells:
        'water|pool|it|edge|side (that|which|seems|looks|appears|goes|just|like|to|it|s)* (fall~|drop~|go~|run~|spill~|pour~|hang~) (right|straight|just)? off (the|into|over)? (end|edge|side|world|hill|cliff|horizon|valley|planet|earth)',
    },
    { tells: 'side|end|edge (just|simply|really|that|which)* (isnt|is not|not|aint) there' },
    { tells: 'edge _3 disappear~|vanish~|melt~|blend~|merge~|drop~|fall~' },
    { tells: 'disappear~|vanish~|spill~|pour~|fall~ _2 over the|one? edge' },
    {
      tells:
        'water _4 disappear~|vanish~|melt~|blend~|merge~|pour~ _3 (horizon|lake|ocean|sea|valley|view|sky|into it)',
    },
  ],
  sizeless: true,
});
