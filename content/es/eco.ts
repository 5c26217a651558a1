import type { Phrases } from '#domain/words/phrasebook.ts';

export const eco: Phrases = {
  Years: 'Años',
  'Assumptions you can change': 'Supuestos que puede cambiar',
  'Change prices, season, heater and more': 'Cambiar precios, temporada, calentador y más',
  'Reset to the starting values': 'Restablecer valores',
  Heater: 'Calentador',
  Wind: 'Viento',
  'Electricity, $ per kWh': 'Electricidad, $ por kWh',
  'Gas, $ per therm': 'Gas, $ por therm',
  'Water, $ per 1,000 gallons': 'Agua, $ por 1,000 galones',
  'Chemicals, $ per 10,000 gallons per year': 'Químicos, $ por 10,000 galones al año',
  'Pump hours per day at full speed': 'Horas de bomba al día a toda velocidad',
  'Cover closed, hours per day': 'Cubierta cerrada, horas al día',
  'Lights on, hours per day': 'Luces encendidas, horas al día',
  'Water temperature, °F': 'Temperatura del agua, °F',
  'Season starts': 'Empieza la temporada',
  'Season ends': 'Termina la temporada',
  'Price increases, % per year': 'Alza de precios, % al año',
  'Assumptions we made': 'Lo que supusimos',
  'Average depth {eco.depth}. Splash-out, backwash, rain and the first warm-up are not counted.':
    'Profundidad promedio de {eco.depth}. No se cuentan salpicaduras, retrolavado, lluvia ni el primer calentamiento.',
  'A single-speed pump of {eco.pump} that moves {eco.flow} gallons a minute; at the starting value for its hours it turns the pool over {eco.turnovers} times a day.':
    'Una bomba de una velocidad, de {eco.pump}, que mueve {eco.flow} galones por minuto; con las horas iniciales recircula la piscina {eco.turnovers} veces al día.',
  'A gas heater with {eco.gas} efficiency, or a heat pump that delivers {eco.heat-pump} units of heat for one of electricity.':
    'Un calentador de gas con {eco.gas} de eficiencia, o una bomba de calor que da {eco.heat-pump} unidades de calor por una de electricidad.',
  'Solar collectors with three quarters of the pool’s area that turn {eco.collector} of the sun on level ground into heat.':
    'Colectores solares con tres cuartas partes del área de la piscina, que convierten en calor el {eco.collector} del sol que cae en terreno plano.',
  'One lamp for each {eco.lamp}: {eco.bulb} as a bulb, {eco.led} as an LED.':
    'Una lámpara por cada {eco.lamp}: {eco.bulb} si es bombilla, {eco.led} si es LED.',
  'Chemicals: a cover saves {eco.cover-chemicals}; a salt system and natural filtration half each (our working assumption). A salt cell is replaced about every five years, {eco.salt-cell} a year set aside; its power is counted with the pump.':
    'Químicos: una cubierta ahorra {eco.cover-chemicals}; el sistema de sal y el filtrado natural, la mitad cada uno (supuesto nuestro). La celda de sal se cambia más o menos cada cinco años; para eso se apartan {eco.salt-cell} al año; su electricidad se cuenta con la bomba.',
  'A half-cloudy sky, and the pool closed outside the months above.':
    'Cielo medio nublado, y la piscina cerrada fuera de los meses de arriba.',
  'Computed for your pool': 'Calculado para su piscina',
  'What it saves you': 'Lo que le ahorra',
  '{saved} of it can be saved every year with what pays most: {features}.':
    'De eso puede ahorrar {saved} al año con lo que más rinde: {features}.',
  'Show me the savings': 'Ver el ahorro',
  'What each feature saves': 'Cuánto ahorra cada opción',
  'You chose': 'Usted eligió',
  'Could add': 'Puede añadir',
  'Features work on the same bills, so the checked ones do not add up to the total.':
    'Actúan sobre las mismas cuentas, así que las marcadas no suman el total.',
  'What would save most next: {feature}, {money} more a year for {cost} once.':
    'Lo que más ahorraría ahora: {feature}, {money} más al año por {cost} una sola vez.',
  'Add it': 'Añadirla',
  '{money} a year': '{money} al año',
  'costs {money} more a year': 'cuesta {money} más al año',
  '{cost} once': '{cost} una sola vez',
  'saved every year with the features you chose': 'de ahorro al año con las opciones que eligió',
  'more every year with the features you chose': 'más al año con las opciones que eligió',
  'a year to run': 'de operación al año',
  'Running cost per year': 'Costo de operación al año',
  'Without features': 'Sin opciones',
  'With your features': 'Con sus opciones',
  'Saved per year': 'Ahorro al año',
  'Water not lost to evaporation': 'Agua que no se evapora',
  'CO2 avoided per year': 'CO2 evitado al año',
  'Pays for itself in': 'Se paga en',
  'After {eco.years-word} years': 'Después de {eco.years-word} años',
  '{gallons} gal': '{gallons} gal',
  '{years} years': '{years} años',
  'not within {eco.years} years': 'más de {eco.years} años',
  '{money} ahead': '{money} a favor',
  '{money} behind': '{money} en contra',
  Heating: 'Calefacción',
  Lighting: 'Iluminación',
  'Water lost to evaporation': 'Agua perdida por evaporación',
  Chemicals: 'Químicos',
  'Salt cell, set aside': 'Celda de sal, apartado',
  Total: 'Total',
  Year: 'Año',
  'Yearly cost': 'Costo anual',
  'Money spent over {eco.years-word} years': 'Dinero gastado en {eco.years-word} años',
  'Line chart of money spent over {eco.years-word} years, without and with your features; {net} at the end. The table below has the same figures.':
    'Gráfica de línea del dinero gastado en {eco.years-word} años, sin y con sus opciones; {net} al final. La tabla de abajo tiene las mismas cifras.',
  'Running cost per year, year by year and month by month':
    'Costo anual de operación, año por año y mes por mes',
  'Month by month': 'Mes por mes',
  'Evaporation, gal': 'Evaporación, gal',
  'Heat needed, kWh': 'Calor necesario, kWh',
  'From the sun, kWh': 'Del sol, kWh',
  'Solar Heating': 'Calentador solar',
  'The sun warms the water; the heater only tops up': 'El sol calienta el agua; el calentador solo completa',
  'LED Lighting': 'Luces LED',
  'A tenth of the power of a bulb for the same light':
    'La misma luz con la décima parte de la energía de una bombilla',
  'Variable-Speed Pump': 'Bomba de velocidad variable',
  'Half the speed moves the same water for a quarter of the energy':
    'A media velocidad mueve la misma agua con la cuarta parte de la energía',
  'Automatic Pool Cover': 'Cubierta automática',
  'Stops most evaporation, and the heat that leaves with it':
    'Detiene casi toda la evaporación, y el calor que se va con ella',
  'Saltwater System': 'Sistema de sal',
  'Makes its own chlorine from salt: fewer chemicals to buy and store':
    'Hace su propio cloro con sal: menos químicos que comprar y guardar',
  'Natural Filtration': 'Filtrado natural',
  'Plants and gravel do part of the cleaning': 'Las plantas y la grava hacen parte de la limpieza',
  'Pool size': 'Tamaño de la piscina',
  Location: 'Ubicación',
  'Energy priority': 'Prioridad de energía',
  'Eco features': 'Opciones ecológicas',
  'Choose any, or none.': 'Elija las que quiera, o ninguna.',
  'Select a pool size': 'Elija un tamaño de piscina',
  'Select your location': 'Elija su ubicación',
  'Select energy priority': 'Elija la prioridad de energía',
  'Analyze Environmental Impact': 'Analizar impacto ambiental',
  'Analyzing...': 'Analizando...',
  'Going through a typical year in your region, month by month. Your result will be here in {wait.eco} seconds.':
    'Recorriendo un año típico de su región, mes por mes. Su resultado estará aquí en {wait.eco} segundos.',
  'Everything is calculated in your browser. Nothing is sent, and we do not ask for contact details.':
    'Todo se calcula en su navegador. No se envía nada y no le pedimos sus datos.',
  'How it is calculated, and where each formula comes from': 'Cómo se calcula y de dónde viene cada fórmula',
  Evaporation: 'Evaporación',
  'heat carried off = 0.74 × (89 + 78.2 × v) × (p water − p air)  W/m²':
    'calor que se va = 0.74 × (89 + 78.2 × v) × (p agua − p aire)  W/m²',
  'v is the wind over the water in m/s, p the vapor pressures in kPa. Carrier’s equation as in the ASHRAE Handbook, HVAC Applications; 0.74 for quiet outdoor water after Smith, Löf and Jones, ASHRAE Transactions 104 (1998).':
    'v es el viento sobre el agua en m/s, p las presiones de vapor en kPa. Ecuación de Carrier según el ASHRAE Handbook, HVAC Applications; 0.74 para agua tranquila al aire libre según Smith, Löf y Jones, ASHRAE Transactions 104 (1998).',
  'Vapor pressure': 'Presión de vapor',
  'p = 0.61094 × exp(17.625 t ÷ (t + 243.04))  kPa': 'p = 0.61094 × exp(17.625 t ÷ (t + 243.04))  kPa',
  'Alduchov and Eskridge, Journal of Applied Meteorology 35 (1996).':
    'Alduchov y Eskridge, Journal of Applied Meteorology 35 (1996).',
  'Heat lost to the air': 'Calor que se va al aire',
  '0.066 × (water − air) in place of the pressure difference':
    '0.066 × (agua − aire) en lugar de la diferencia de presión',
  'Bowen’s ratio (1926) at sea level.': 'Razón de Bowen (1926) al nivel del mar.',
  'Heat lost to the sky': 'Calor que se va al cielo',
  '0.95 × 5.67e-8 × (T water⁴ − T sky⁴)  W/m²': '0.95 × 5.67e-8 × (T agua⁴ − T cielo⁴)  W/m²',
  'Sky temperature after Berdahl and Martin (1984) with the cloud correction of the EnergyPlus engineering reference.':
    'Temperatura del cielo según Berdahl y Martin (1984), con la corrección por nubes de la referencia de ingeniería de EnergyPlus.',
  '85% of the sun on level ground; with a cover, the share of the open hours':
    '85% del sol sobre suelo plano; con cubierta, solo la parte de las horas en que está abierta',
  'Monthly means of NREL typical meteorological years, as published with EnergyPlus (energyplus.net/weather).':
    'Promedios mensuales de años meteorológicos típicos del NREL, publicados con EnergyPlus (energyplus.net/weather).',
  Cover: 'Cubierta',
  'evaporation × (1 − 0.9 × closed hours ÷ 24)': 'evaporación × (1 − 0.9 × horas cerrada ÷ 24)',
  'US EPA WaterSense: a solid cover stops more than 90% of evaporation while closed. The US Department of Energy reports 50 to 70% less heating energy.':
    'US EPA WaterSense: una cubierta sólida detiene más del 90% de la evaporación mientras está cerrada. El Departamento de Energía de EE. UU. reporta de 50 a 70% menos energía para calentar.',
  Pump: 'Bomba',
  'flow ∝ speed, power ∝ speed³': 'caudal ∝ velocidad, potencia ∝ velocidad³',
  'The pump affinity laws. Half the speed for twice the hours moves the same water with a quarter of the energy.':
    'Leyes de afinidad de las bombas. A media velocidad y el doble de horas se mueve la misma agua con la cuarta parte de la energía.',
  CO2: 'CO2',
  'Ten years': 'Diez años',
  'extra cost + each year’s running cost, rising with prices':
    'costo adicional + el costo de operación de cada año, que sube con los precios',
  'The payback is where the two lines cross.': 'La inversión se recupera donde se cruzan las dos líneas.',
  'Water, energy, money': 'Agua, energía, dinero',
  'Eco-Friendly Pool Design': 'Diseño ecológico de piscinas',
  'Choose a pool, a region and features, and see what they save you: water, energy and money, month by month in your climate.':
    'Elija una piscina, una región y opciones, y vea cuánto le ahorran: agua, energía y dinero, mes por mes en su clima.',
  'Environmental Impact Analysis': 'Análisis de impacto ambiental',
  'Modify Features': 'Modificar opciones',
  'Apply Eco Design': 'Aplicar diseño ecológico',
  'Opens the 3D configurator with: {what}.': 'Abre el configurador 3D con: {what}.',
  'Ask a designer about it': 'Consultarlo con un diseñador',
  Print: 'Imprimir',
  'draws these into your plans': 'los dibuja en sus planos',
  'Take it with you': 'Llévelo consigo',
  'From Eco-Friendly Pool Design: {summary}.\n{answers}':
    'Del diseño ecológico de piscinas: {summary}.\n{answers}',
  'My assumptions: {assumptions}.': 'Mis supuestos: {assumptions}.',
  'Eco score': 'Calificación ecológica',
  'out of {eco.highest-score}': 'de {eco.highest-score}',
  'Every pool starts at': 'Toda piscina empieza en',
  'The score stops at {eco.highest-score}.': 'La calificación llega hasta {eco.highest-score}.',
  'Choose features to raise the score.': 'Elija opciones para subir la calificación.',
  'from the features you choose': 'por las opciones que elige',
  'where every pool starts; three features can reach {eco.highest-score}':
    'donde empieza toda piscina; tres características pueden llegar a {eco.highest-score}',
  Points: 'Puntos',
  'Extra cost': 'Costo adicional',
  Together: 'En total',
  'Best next step: {feature}, +{points} for {cost}.':
    'El mejor paso siguiente: {feature}, +{points} por {cost}.',
  'Eco score {score} out of {eco.highest-score}': 'Calificación ecológica: {score} de {eco.highest-score}',
  'The score counts features alone, whatever the pool. Your size and location set the water, energy and dollars in the analysis.':
    'La calificación cuenta solo las opciones, sea cual sea la piscina. El tamaño y el lugar definen el agua, la energía y el dinero en el análisis.',
  'The same for every visitor': 'Igual para todos los visitantes',
  'Example report': 'Informe de ejemplo',
  'Water saved': 'Agua ahorrada',
  'gallons saved per year': 'galones ahorrados al año',
  Energy: 'Energía',
  'energy reduction': 'reducción de energía',
  Savings: 'Ahorro',
  'annual savings': 'ahorro anual',
  'CO2 reduction': 'Reducción de CO2',
  'tons/yr': 't/año',
  'Chemical reduction': 'Reducción de químicos',
  'Renewable energy': 'Energía renovable',
  'Initial investment': 'Inversión inicial',
  '{eco.years}-year savings': 'Ahorro en {eco.years} años',
  Net: 'Neto',
  Payback: 'Recuperación de la inversión',
  'A sample, not a forecast: fixed figures for one pool with all {count.eco-features} features, the same every year.':
    'Es una muestra, no un pronóstico: cifras fijas de una piscina con las {count.eco-features} opciones, iguales cada año.',
  'Yours are computed: your size, your climate, {chosen} of the {count.eco-features} features, and prices that rise every year. Evaporation varies most of all, so the gallons can be several times apart. Go by your own column.':
    'Las suyas están calculadas: su tamaño, su clima, {chosen} de las {count.eco-features} opciones y precios que suben cada año. Lo que más cambia es la evaporación, así que los galones pueden diferir varias veces. Guíese por su propia columna.',
  'Yours are computed, with the same {count.eco-features} features: your size, your climate, and prices that rise every year. Evaporation varies most of all, so the gallons can be several times apart. Go by your own column.':
    'Las suyas están calculadas, con las mismas {count.eco-features} opciones: su tamaño, su clima y precios que suben cada año. Lo que más cambia es la evaporación, así que los galones pueden diferir varias veces. Guíese por su propia columna.',
  Measure: 'Concepto',
  Example: 'Ejemplo',
  'Calculated for your size, region and features from a typical year in {station}. Change any assumption below, and every figure follows.':
    'Calculado para su tamaño, su región y sus opciones con un año típico en {station}. Cambie abajo cualquier supuesto y todas las cifras se actualizan.',
  'A {size} pool in the climate of {station}, without any of the features.':
    'Una piscina de {size} en el clima de {station}, sin ninguna de las opciones.',
  'A {size} pool in the climate of {station}, with what you chose: {features}.':
    'Una piscina de {size} en el clima de {station}, con lo que eligió: {features}.',
  'None yet': 'Nada todavía',
  '{tons} tons': '{tons} toneladas',
  'Paid back in {years} years': 'Se recupera en {years} años',
  '11.7 lb per therm of gas, 0.82 lb per kWh': '11.7 libras por therm de gas, 0.82 libras por kWh',
  'US EPA greenhouse gas equivalencies and eGRID 2022, US average. A ton is the American one, 2,000 lb.':
    'Equivalencias de gases de efecto invernadero de la US EPA y eGRID 2022, promedio de EE. UU. La tonelada es la estadounidense, de 2,000 libras.',
  years: 'años',
  Sun: 'Sol',
  'What it costs to run': 'Lo que cuesta mantenerla',
};
