import { feature } from '../feature-rules.ts';

export const ledLighting = feature({
  name: 'LED Lighting',
  weeks: 0,
  edgeFt: 0,
  most: 40,
  group: { name: 'warmth', order: 1 },
  calculator: 'lighting',
  words: `
    lights|lighting|led|rgb|lamp|lighted|lit|lite|lts|glow|illuminated|illumination
    pool|underwater|led|rgb|smart|mood|ambient|accent|color|colored|coloured|changing light|lighting|lite|lamp, underwater led, led strip
    night|evening lighting, color|colour changing (light|lighting|led)?, multi color light, light show, in pool light
    light it? up, lights up, lit (up|at night), well lit, lights at night, glow at night, glowing water, fiber optic
    uplight|uplighting|downlight, path|landscape light, nice? light (in|under) the pool|water, light underwater`,
  foreignWords: `
    luces, y|con luz, iluminacion, luces led, luz led, beleuchtung, beleuchtet, licht, lichter, eclairage, lumieres
    iluminacao, luzes, illuminazione, luci`,
  told: [
    {
      tells: 'lots|plenty|enough|bit of light &END|STOP|COMMA|AND|at|in|so|to|under|for',
      unless: 'sun|window|windows|natural|house|room',
    },
    // "a light in it" is a lamp, "light stone" is a color
    {
      tells:
        'a|an|one|two|single|only|with|and|some|pool|underwater|small|dim|soft|little|subtle|simple|good|gentle|purple|blue light &END|STOP|COMMA|AND|OR|in|at|under|inside|on|so|please|for',
      unless: 'natural|bud|traffic|sun|day|morning|evening light',
    },
  ],
  // "lights, but not color changing" refuses a kind of light, not the lights
  notAsked: 'not|no|without &color|colour|multi #, # off|out &END|STOP|COMMA|:',
  sizeless: true,
});
