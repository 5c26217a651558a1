import { feature } from '../feature-rules.ts';

export const solarHeating = feature({
  name: 'Solar Heating',
  weeks: 0.5,
  edgeFt: 0,
  group: { name: 'warmth', order: 4 },
  calculator: 'heating',
  countsAs: ['heater'],
  checklist:
    'Collector area about the size of the water surface, roof orientation checked, three-way valve and sensor run to the equipment pad.',
  words: `
    solar, solar (heating|heat|heater|heated|warmed|thermal|panel|collector), solar? thermal panel
    solar (powered|pool|water) heating|heater, sun heated, sun powered heating|heater, solar for heat|heating, solar system for heating
    solar panel (heating|for heating|for the pool heat), solar panel? to heat|warm (it|the pool|the water)
    heat|heated|heating (by|with|using|from) solar, heat it with solar, (heated|warmed|heat) by|from the sun, solar para calentar`,
  foreignWords: `
    calefaccion|calentador|calentadores solar, solarheizung, chauffage solaire, aquecimento solar, riscaldamento solare
    paneles solares`,
  told: [
    { tells: 'sun _5 warm|warms|heat|heats' },
    { tells: 'warm|warmed|heat|heated _4 by|from|with|using|off the? sun' },
    {
      tells:
        'heat|heats|heated|heating|heater (:|by|with|using|via|from|through|it|the|pool|water)* solar|sun',
    },
  ],
  insteadOf: 'Heating',
  sizeless: true,
});
