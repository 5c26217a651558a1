import { spawnSync } from 'node:child_process';
import * as z from 'zod';

// What an independent reader makes of a CAD file: ezdxf, in Python.

const READER = `
import ezdxf, io, json, sys
from ezdxf.math import Vec2
def bounds(points):
    xs = [p[0] for p in points]; ys = [p[1] for p in points]
    return [min(xs), min(ys), max(xs), max(ys)]
def around(points, closed):
    return sum((Vec2(a) - Vec2(b)).magnitude for a, b in zip(points, points[1:] + (points[:1] if closed else [])))
def told(text):
    doc = ezdxf.read(io.StringIO(text))
    audit = doc.audit()
    space = doc.modelspace()
    lines = [(e.dxf.layer, bool(e.closed), list(e.get_points('xy'))) for e in space.query('LWPOLYLINE')]
    return {
      'version': doc.dxfversion,
      'units': doc.header.get('$INSUNITS'),
      'errors': [e.message for e in audit.errors],
      'fixes': [e.message for e in audit.fixes],
      'layers': sorted(l.dxf.name for l in doc.layers),
      'blocks': sorted(b.name for b in doc.blocks if not b.name.startswith('*')),
      'inserts': sorted(e.dxf.name for e in space.query('INSERT')),
      'texts': [[e.dxf.layer, e.dxf.text] for e in space.query('TEXT')],
      'dimensions': [[e.dxf.layer, e.get_measurement(), (e.dxf.text if e.dxf.hasattr('text') else '')] for e in space.query('DIMENSION')],
      'outlines': [[layer, closed, bounds(points), around(points, closed)] for layer, closed, points in lines],
    }
print(json.dumps([told(text) for text in json.load(sys.stdin)]))
`;

const number = z.number();
const readSchema = z.object({
  version: z.string(),
  units: number,
  errors: z.array(z.string()),
  /** What the reader had to mend. */
  fixes: z.array(z.string()),
  layers: z.array(z.string()),
  blocks: z.array(z.string()),
  inserts: z.array(z.string()),
  texts: z.array(z.tuple([z.string(), z.string()])),
  dimensions: z.array(z.tuple([z.string(), number, z.string()])),
  /** Layer, closed, bounds, length around. */
  outlines: z.array(z.tuple([z.string(), z.boolean(), z.tuple([number, number, number, number]), number])),
});
export type ReadDxf = z.infer<typeof readSchema>;

const EZDXF_PYTHON = process.env.EZDXF_PYTHON ?? '/usr/bin/python3';

export const hasEzdxf = () =>
  EZDXF_PYTHON !== '' && spawnSync(EZDXF_PYTHON, ['-c', 'import ezdxf'], { stdio: 'ignore' }).status === 0;

/** All at once: starting the reader takes longer than reading. */
export function readDxfs(texts: readonly string[]): ReadDxf[] {
  const { status, stdout, stderr } = spawnSync(EZDXF_PYTHON, ['-c', READER], {
    input: JSON.stringify(texts),
    encoding: 'utf8',
    maxBuffer: 512 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr.slice(-2000));
  return z.array(readSchema).parse(JSON.parse(stdout));
}
