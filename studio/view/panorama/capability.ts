type WebGl = 'none' | 'software' | 'hardware';

// WebGL may be switched off, blocklisted or exhausted; asking for a context is the only honest test.
// Drawn by the processor everything works, but each pixel and triangle is dear.
export function webGl(): WebGl {
  known ??= ask();
  return known;
}

// Asking costs a context, which starts the graphics process when it is the first.
let known: WebGl | undefined;

function ask(): WebGl {
  try {
    const canvas =
      typeof document === 'undefined' ? new OffscreenCanvas(1, 1) : document.createElement('canvas');
    const context = canvas.getContext('webgl2');
    // Called by the union of both kinds the type is wider than what 'webgl2' gives.
    if (!(context instanceof WebGL2RenderingContext)) return 'none';
    const names = context.getExtension('WEBGL_debug_renderer_info');
    const renderer: unknown = names ? context.getParameter(names.UNMASKED_RENDERER_WEBGL) : '';
    context.getExtension('WEBGL_lose_context')?.loseContext();
    const drawnByProcessor =
      typeof renderer === 'string' && /swiftshader|llvmpipe|software|basic render/i.test(renderer);
    return drawnByProcessor ? 'software' : 'hardware';
  } catch {
    return 'none';
  }
}

export async function offersVr(): Promise<boolean> {
  try {
    return (await navigator.xr?.isSessionSupported('immersive-vr')) ?? false;
  } catch {
    return false;
  }
}
