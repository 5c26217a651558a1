import { ShaderChunk } from 'three';

// AgX keeps bright colours from clipping but leaves them pale; this adds back what photographers call punch.
const LOOK = /* glsl */ `
vec3 CustomToneMapping( vec3 color ) {
  vec3 graded = max( AgXToneMapping( color ), vec3( 0.0 ) );
  graded = pow( graded, vec3( 1.18 ) ) * 1.06;
  float grey = dot( graded, vec3( 0.2126, 0.7152, 0.0722 ) );
  return clamp( mix( vec3( grey ), graded, 1.28 ), 0.0, 1.0 );
}
`;

ShaderChunk.tonemapping_pars_fragment = ShaderChunk.tonemapping_pars_fragment.replace(
  'vec3 CustomToneMapping( vec3 color ) { return color; }',
  LOOK,
);
