import { describe, expect, it } from 'vitest';
import { dropPercentOf, feederAmps, MOST_DROP_PERCENT, sizedCircuit, wireText } from './circuits.ts';

describe('circuits', () => {
  it('drops as computed by hand: 2 × 100 ft × 10 A × 1.98 Ω/1000 ft = 3.96 V of 240', () => {
    expect(dropPercentOf({ volts: 240, amps: 10, lengthFt: 100 }, 1.98)).toBeCloseTo(1.65, 5);
    expect(dropPercentOf({ volts: 12, amps: 2, lengthFt: 50 }, 1.24)).toBeCloseTo(2.0667, 3);
  });

  it('takes the next breaker over 125 % and the wire that carries it', () => {
    const pump = sizedCircuit({ volts: 240, amps: 17, lengthFt: 30 });
    expect(pump).toMatchObject({ breakerAmps: 25, conductor: '#10', ground: '#10', conductors: 2 });
    expect(wireText(pump)).toBe('2 #10 + #10 G, 1/2 in PVC');
  });

  it('takes thicker wire, and a thicker ground, where the run is long', () => {
    const long = sizedCircuit({ volts: 120, amps: 12, lengthFt: 150, leastBreaker: 20 });
    // #12: 2 × 150 × 12 × 1.98 / 1000 = 7.1 V, 5.9 %; #10: 3.7 %; #8: 2.3 %.
    expect(long).toMatchObject({ breakerAmps: 20, conductor: '#8', ground: '#8' });
    expect(long.dropPercent).toBeLessThanOrEqual(MOST_DROP_PERCENT);
  });

  it('has no breaker and no ground behind a transformer', () => {
    expect(sizedCircuit({ volts: 12, amps: 2.1, lengthFt: 30 })).toMatchObject({
      breakerAmps: 0,
      ground: null,
    });
  });

  it('adds all loads of a feeder, and a quarter of the largest', () => {
    const loads = [
      { volts: 240, amps: 10 },
      { volts: 240, amps: 20 },
      { volts: 120, amps: 8 },
    ];
    expect(feederAmps(loads)).toBe(10 + 20 + 4 + 5);
  });
});
