import { feature } from '../feature-rules.ts';

export const coldPlunge = feature({
  name: 'Cold Plunge',
  weeks: 0.5,
  edgeFt: 0,
  group: { name: 'around', order: 5 },
  checklist:
    'Level pad that carries the filled tub, its own protected circuit for the chiller, a drain within hose reach, and a cover that locks.',
  words: `
    cold plunge (tub|pool|bath)?, plunge tub|bath|barrel, ice bath|plunge|tub|barrel, cold tub|bath|dip|soak
    cold water tub|plunge|bath, cold soaking tub, polar|nordic|chilled plunge, chilled tub, cold therapy tub?
    (cold pool|dip|plunge) after the sauna`,
  foreignWords: 'tauchbecken, kaltwasserbecken, bain froid, bain nordique, agua helada, banera fria',
  told: [
    { tells: 'cool~|cold|dip~|dunk~|jump~|plunge~ _4 after|from|between _2 sauna' },
    { tells: 'tub _3 cold|icy|freezing water' },
  ],
});
