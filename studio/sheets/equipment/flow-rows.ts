import type { EquipmentKind } from '#domain/plan-set/equipment.ts';
import type { PlanSet } from '../plan-set.ts';
import { tagsOf } from './equipment-table.ts';

// What the water passes, system by system.

export type FlowNode = { symbol: string; tag: string; words: string };
export type FlowRow = {
  title: string;
  sources: readonly FlowNode[];
  chain: readonly FlowNode[];
  sinks: readonly FlowNode[];
};

const SYMBOL_OF: Partial<Record<EquipmentKind, string>> = {
  'cartridge-filter': 'filter',
  'sand-filter': 'filter',
  'gas-heater': 'heater',
  'heat-pump': 'heater',
  'salt-cell': 'sanitizer',
  chlorinator: 'sanitizer',
  uv: 'uv',
};

export function flowRows(set: PlanSet): FlowRow[] {
  const { equipment, words } = set;
  const { flow, kinds, systems } = words.equipment;
  const of = (...wanted: EquipmentKind[]): FlowNode[] => {
    const item = equipment.items.find(({ kind }) => wanted.includes(kind));
    if (!item) return [];
    const symbol = SYMBOL_OF[item.kind] ?? 'pump';
    return [{ symbol, tag: tagsOf(equipment.items, [item.kind]), words: kinds[item.kind].name }];
  };
  const sign = (symbol: string, text: string): FlowNode => ({ symbol, tag: '', words: text });
  const valve = sign('valve', flow.valve);
  const check = sign('check-valve', flow.check);
  const heated = of('gas-heater', 'heat-pump');
  const spa = of('spa-pump');
  const row = (
    title: string,
    from: FlowNode,
    pump: FlowNode[],
    after: FlowNode[],
    to: FlowNode,
  ): FlowRow[] =>
    pump.length === 0
      ? []
      : [{ title, sources: [from], chain: [valve, ...pump, ...after, valve], sinks: [to] }];
  return [
    {
      title: systems.filter,
      sources: [
        sign('skimmer', flow.skimmers),
        sign('drain', flow.drains),
        ...(spa.length > 0 ? [sign('drain', flow.spaDrains)] : []),
      ],
      chain: [
        sign('valve-3', spa.length > 0 ? flow.valves3 : flow.valve3),
        ...of('filter-pump'),
        ...of('cartridge-filter', 'sand-filter'),
        ...solarNodes(set),
        ...heated,
        ...of('salt-cell', 'chlorinator').flatMap((node) => [check, node]),
        spa.length > 0 ? sign('valve-3', flow.valve3) : valve,
      ],
      sinks: [sign('return', flow.returns), ...(spa.length > 0 ? [sign('return', flow.spa)] : [])],
    },
    ...row(systems.spa, sign('drain', flow.spaDrains), spa, [], sign('spa-jet', flow.jets)),
    ...row(
      systems.features,
      sign('drain', flow.poolSuction),
      of('feature-pump'),
      [],
      sign('water-feature', flow.features),
    ),
    ...row(systems.edge, sign('drain', flow.basin), of('edge-pump'), [], sign('return', flow.edge)),
    ...row(
      systems.regeneration,
      sign('drain', flow.poolSuction),
      of('regeneration-pump'),
      of('uv'),
      sign('bubbler', flow.plants),
    ),
  ];
}

function solarNodes({ equipment: { items }, words: { equipment: words } }: PlanSet): FlowNode[] {
  const tag = tagsOf(items, ['solar']);
  if (tag === '') return [];
  return [
    { symbol: 'valve-3', tag, words: words.flow.valve3 },
    { symbol: 'heater', tag: '', words: words.flow.collector },
  ];
}
