import { ShaderChunk } from 'three';
import { expect, test } from 'vitest';
import { smoothPlainShadows } from './smooth-shadow.ts';

test('the library’s plain shadows are read from four texels and mixed, however often a view is opened', () => {
  expect(ShaderChunk.shadowmap_pars_fragment).not.toContain('texelFetch( shadowMap');
  smoothPlainShadows();
  const once = ShaderChunk.shadowmap_pars_fragment;
  expect(once.match(/texelFetch\( shadowMap/g)).toHaveLength(4);
  expect(once).toContain('shadow = mix( rows.x, rows.y, part.y );');
  smoothPlainShadows();
  expect(ShaderChunk.shadowmap_pars_fragment).toBe(once);
});
