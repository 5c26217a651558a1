import { ShaderChunk } from 'three';

// From light to color as the tracer develops a picture by sunlight: the AgX curve with some contrast. What it gives is as the screen
// shows it: the renderer must not encode it again.
const TONE = /* glsl */ `
vec3 pictureCurve( vec3 light ) {
  vec3 x = clamp( ( log2( max( light, vec3( 1e-10 ) ) ) + 12.47393 ) / 16.5, 0.0, 1.0 );
  vec3 x2 = x * x, x4 = x2 * x2;
  vec3 y = 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232;
  y = max( y, vec3( 0.0 ) );
  y *= 0.27 + y * ( 1.14 - 0.41 * y );
  return y + 0.5 * y * ( 1.0 - y ) * ( y - 0.5 );
}
vec3 CustomToneMapping( vec3 color ) {
  const mat3 INSET = mat3( 0.842479062253094, 0.0423282422610123, 0.0423756549057051,
    0.0784335999999992, 0.878468636469772, 0.0784336, 0.0792237451477643, 0.0791661274605434, 0.879142973793104 );
  const mat3 OUTSET = mat3( 1.19687900512017, -0.0528968517574562, -0.0529716355144438,
    -0.0980208811401368, 1.15190312990417, -0.0980434501171241, -0.0990297440797205, -0.0989611768448433, 1.15107367264116 );
  vec3 graded = pictureCurve( INSET * ( color * toneMappingExposure ) );
  return clamp( OUTSET * graded, 0.0, 1.0 );
}
`;

ShaderChunk.tonemapping_pars_fragment = ShaderChunk.tonemapping_pars_fragment.replace(
  'vec3 CustomToneMapping( vec3 color ) { return color; }',
  TONE,
);
